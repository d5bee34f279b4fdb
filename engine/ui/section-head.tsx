import { Inline } from './inline.tsx'
import './section-head.css'

/** The heading of a section, with a sentence beside it, or one of the two; nothing where it has neither. */
export function SectionHead({
  title,
  text,
}: {
  title?: string | undefined
  text?: string | undefined
}) {
  if (!title && !text) return null
  return (
    <div className="section-head">
      {title && <h2>{title}</h2>}
      {text && (
        <p>
          <Inline text={text} />
        </p>
      )}
    </div>
  )
}
