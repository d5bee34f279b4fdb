/** Stands in place of what could not be drawn, by a fault of the editor's own. */
export function Failed({ error }: { error: unknown }) {
  return (
    <div role="alert" className="grid place-content-center justify-items-start gap-4 h-full p-8">
      <p className="title text-2xl">This part of the editor has failed</p>
      <p className="max-w-[60ch] text-muted">
        The fault is the editor’s, not yours, and what you typed is kept. It says:{' '}
        {error instanceof Error ? error.message : String(error)}
      </p>
      <button type="button" className="press-main" onClick={() => location.reload()}>
        Load the editor again
      </button>
    </div>
  )
}
