import type { EmptyResult } from '../../schema/generated/manifest.js'
import './action.css'
import './filters.css'

/** Says that nothing fits and offers to clear the filter; always there, so that it is announced. */
export function EmptyResultNotice({
  empty,
  shown,
  onClear,
}: {
  empty: EmptyResult
  shown: boolean
  onClear: () => void
}) {
  return (
    <div role="status" className="empty-result">
      {shown && (
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
