import { counted } from '../../../engine/text/counted.ts'

interface LinksToProps {
  links: { pointer: string; where: string }[]
  /** What becomes of them. */
  then: string
}

/** The places that lead to a page. */
export function LinksTo({ links, then }: LinksToProps) {
  if (links.length === 0) return <p className="text-sm text-muted">Nothing leads to this page.</p>
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        {counted(links.length, 'place leads', 'places lead')} here. {then}
      </p>
      <ul className="list-none p-0 max-h-48 overflow-auto border-y border-line">
        {links.map(({ pointer, where }) => (
          <li
            key={pointer}
            className="py-1.5 text-sm text-muted border-b border-line last:border-0"
          >
            {where}
          </li>
        ))}
      </ul>
    </div>
  )
}
