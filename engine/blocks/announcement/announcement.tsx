import type { BlockProps } from '../block.ts'
import '../../ui/tag.css'
import './announcement.css'

export function Announcement({ block: { label, title, text, href } }: BlockProps<'announcement'>) {
  return (
    <aside className="announcement">
      <a href={href}>
        {label && <span className="tag">{label}</span>}
        <span>
          <strong>{title}</strong> {text && <span className="announcement-text">{text}</span>}
        </span>
      </a>
    </aside>
  )
}
