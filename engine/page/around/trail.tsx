import { trailTo } from '../../manifest/families.ts'
import type { Layout, PageInBrowser } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'
import './trail.css'

/** The way from the home page to this one; not on the home page, nor at an address without a page. */
export function Trail({
  page,
  layout,
}: {
  page: Pick<PageInBrowser, 'path' | 'title'>
  layout: Layout
}) {
  const { path } = page
  const words = layout.site.texts.near
  if (!words || path === '' || path === '/') return null
  return (
    <nav className="trail wrap" aria-label={words.trail}>
      <ol>
        {each(trailTo(page, layout), ({ name, href }) => (
          <li>
            {href === path ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
