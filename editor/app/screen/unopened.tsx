/** Shown where the document cannot be read. */
export function Unopened({ error }: { error: unknown }) {
  return (
    <main className="grid place-content-center gap-4 h-dvh p-8 bg-paper text-ink font-sans">
      <h1 className="title text-3xl">The site cannot be opened</h1>
      <p role="alert" className="max-w-[60ch]">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <button
        type="button"
        className="press-main justify-self-start"
        onClick={() => location.reload()}
      >
        Try again
      </button>
    </main>
  )
}
