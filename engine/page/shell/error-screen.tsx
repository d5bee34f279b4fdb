import type { Layout } from '../../manifest/site.ts'
import '../../ui/action.css'
import './error-screen.css'

/** What is shown in a page's place when showing it failed; the header and footer stay. */
export function ErrorScreen({ error, texts }: { error: unknown; texts: Layout['site']['texts'] }) {
  return (
    <main id="main" className="error-screen wrap">
      <h1>{texts.errorTitle}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {texts.reload}
      </button>
    </main>
  )
}
