import { trailTo } from '../../manifest/families.ts'
import type { Layout, NearLanguage, PageInBrowser } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'
import './trail.css'

interface TrailProps {
  page: Pick<PageInBrowser, 'path' | 'title' | 'near'>
  layout: Layout
}

/**
 * Above a page's blocks: the languages of the site, and the way from the home page to this one; no way on the home page,
 * nor at an address without a page.
 */
export function Trail({ page, layout }: TrailProps) {
  const { path, near } = page
  const { home = '/', site } = layout
  const { languages, near: words } = site.texts
  return (
    <>
      {near?.languages && <Row label={languages} links={near.languages} path={path} />}
      {words && path !== '' && path !== home && (
        <Row label={words.trail} links={trailTo(page, layout)} path={path} />
      )}
    </>
  )
}

interface RowProps {
  label: string | undefined
  links: (Pick<NearLanguage, 'name' | 'href'> & Partial<NearLanguage>)[]
  path: string
}

/** Links beside each other, of which that to the page itself is none. Pages of another language are loaded whole. */
function Row({ label, links, path }: RowProps) {
  return (
    <nav className="trail wrap" aria-label={label}>
      <ol>
        {each(links, ({ name, href, language }) => (
          <li>
            {href === path ? (
              <span aria-current="page" lang={language}>
                {name}
              </span>
            ) : (
              <a href={href} lang={language} hrefLang={language} target={language && '_self'}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
