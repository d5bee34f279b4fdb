import type { Part, ShownBlock } from '../../blocks/block.ts'
import { definitionOf } from '../../blocks/index.ts'
import { each } from '../../ui/each.ts'
import './contents.css'

/** Of a page with less data than this, nearly all is in sight at once. */
const longPage = 1200

/** What a long page holds, in a line that stays in sight; none for a page of two screens or less, or of one part. */
export function Contents({ blocks, label }: { blocks: ShownBlock[]; label: string | undefined }) {
  const parts = blocks.flatMap((block): Part[] => definitionOf(block.type).contents?.(block) ?? [])
  if (!label || parts.length < 2 || JSON.stringify(blocks).length < longPage) return null
  return (
    <nav className="contents deep" aria-label={label}>
      <ul className="wrap">
        {each(parts, ({ id, name, count }) => (
          <li>
            <a href={`#${id}`}>
              {name}
              {count && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
