import type { Change } from '../../document/session.ts'
import { useGoToPlace } from '../use-go-to-place.ts'

interface ChangeListProps {
  changes: Change[]
  /** Called before a place is gone to. */
  close: () => void
}

/** Changes in sentences; each leads to its place. */
export function ChangeList({ changes, close }: ChangeListProps) {
  const goToPlace = useGoToPlace()
  if (changes.length === 0) return <p className="text-muted">Nothing was changed.</p>
  return (
    <ol className="list-none p-0 border-t border-line">
      {changes.map(({ sentence, pointer, page }) => (
        <li key={`${pointer} ${sentence}`} className="flex items-center gap-3 border-b border-line">
          <p className="flex-1 py-2.5 leading-snug">{sentence}</p>
          {page !== undefined && (
            <button
              type="button"
              className="press-quiet"
              onClick={() => {
                close()
                goToPlace(pointer, page)
              }}
            >
              Show
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}
