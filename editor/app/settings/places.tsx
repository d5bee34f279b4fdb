import { counted } from '../../../engine/text/counted.ts'
import type { Use } from '../../document/session.ts'

interface PlacesProps {
  uses: Use[]
  /** What is said where there are none. */
  none: string
}

/** Where something is used, page by page. */
export function Places({ uses, none }: PlacesProps) {
  if (uses.length === 0) return <p className="text-xs text-muted">{none}</p>
  const counts = new Map<string, number>()
  for (const { where } of uses) counts.set(where, (counts.get(where) ?? 0) + 1)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-xs text-muted">
        Used in {counted(uses.length, 'place')}
      </summary>
      <ul className="grid gap-1 pl-5 mt-1">
        {[...counts].map(([where, count]) => (
          <li key={where}>
            {where}
            {count > 1 && ` (${count} times)`}
          </li>
        ))}
      </ul>
    </details>
  )
}
