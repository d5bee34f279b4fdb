import type { EmptyResult } from '../../schema/generated/manifest.js'
import './action.css'
import './filters.css'

/**
 * Says how many of all a filter shows, or that nothing fits, and offers to clear the filter; always there, so that it is
 * announced.
 */
export function EmptyResultNotice({
  empty,
  shown,
  all,
  onClear,
}: {
  empty: EmptyResult
  /** How many are shown, of how many. */
  shown: number
  all: number
  onClear: () => void
}) {
  if (shown > 0)
    return (
      <div role="status" className="some-result">
        {shown < all && empty.some?.replace('#', String(shown)).replace('#', String(all))}
      </div>
    )
  return (
    <div role="status" className="empty-result">
      {all > 0 && (
        <>
          <p>{empty.text}</p>
          <button type="button" className="button quiet" onClick={onClear}>
            {empty.clear}
          </button>
        </>
      )}
    </div>
  )
}
