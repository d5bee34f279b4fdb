import type { Layout } from '../../manifest/site.ts'
import '../../ui/action.css'
import './error-screen.css'

interface ErrorScreenProps {
  error: unknown
  texts: Layout['site']['texts']
  /** Ways on, where there is no header. They load pages whole: what failed may fail again. */
  links?: { name: string; href: string }[]
}

/** What is shown in a page's place when showing it failed; the header and footer stay, unless they are what failed. */
export function ErrorScreen({ error, texts, links }: ErrorScreenProps) {
  return (
    <main id="main" className="error-screen wrap">
      <h1>{texts.errorTitle}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {texts.reload}
      </button>
      {links && (
        <ul>
          {links.map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_self">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}
