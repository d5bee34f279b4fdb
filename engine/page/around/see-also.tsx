import { familyOf } from '../../manifest/families.ts'
import type { Layout, PageInBrowser } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'
import './see-also.css'

interface SeeAlsoProps {
  page: Pick<PageInBrowser, 'path' | 'near'>
  layout: Layout
}

/** Of a long group, as many lines on either side of the page are named. */
const besides = 4

/** What is near a page: the others of its group, pages and entries on its subject, and the pages before and after it. */
export function SeeAlso({ page: { path, near }, layout }: SeeAlsoProps) {
  const words = layout.site.texts.near
  const family = familyOf(path, layout)
  if (!words || !(family || near?.see)) return null
  const { name = '', lines = [] } = family ?? {}
  const at = lines.findIndex(({ href }) => href === path)
  const [before, after] = [lines[at - 1], lines[at + 1]]
  const beside = lines.slice(Math.max(0, at - besides), at + besides + 1)
  const lists = [
    { name, links: beside.filter(({ href }) => href !== path) },
    ...(near?.see ?? []),
  ].filter(({ links }) => links.length)
  if (lists.length === 0) return null
  return (
    <aside className="see-also wrap" aria-label={words.see}>
      <div className="see-lists">
        {each(lists, ({ name, links }) => (
          <section>
            <h2>{name}</h2>
            <ul>
              {each(links, (link) => (
                <li>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {(before || after) && (
        <p className="beside">
          {before && (
            <a className="before" href={before.href} rel="prev">
              <span>{words.before}</span>
              {` ${before.name}`}
            </a>
          )}
          {after && (
            <a className="after" href={after.href} rel="next">
              <span>{words.after}</span>
              {` ${after.name}`}
            </a>
          )}
        </p>
      )}
    </aside>
  )
}
