import { refuse } from '../notices.ts'
import { useSession, useView } from '../session/use-session.ts'

/** Takes steps back and does them again; each says what that would be. */
export function UndoButtons() {
  const session = useSession()
  const undo = useView((view) => view.undo)
  const redo = useView((view) => view.redo)
  const run = async (step: 'undo' | 'redo') => {
    const done = await session[step]()
    if (!done.isDone) refuse(done.reason)
  }
  return (
    <div className="flex">
      <button
        type="button"
        className="press-icon"
        aria-label={undo ? `Undo: ${undo}` : 'Undo'}
        title={undo ? `Undo: ${undo}` : 'Nothing to undo'}
        aria-disabled={!undo}
        onClick={() => undo && run('undo')}
      >
        <span className={`i-lucide-undo-2 text-lg ${undo ? '' : 'opacity-40'}`} />
      </button>
      <button
        type="button"
        className="press-icon"
        aria-label={redo ? `Redo: ${redo}` : 'Redo'}
        title={redo ? `Redo: ${redo}` : 'Nothing to redo'}
        aria-disabled={!redo}
        onClick={() => redo && run('redo')}
      >
        <span className={`i-lucide-redo-2 text-lg ${redo ? '' : 'opacity-40'}`} />
      </button>
    </div>
  )
}
