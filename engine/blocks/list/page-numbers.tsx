import type { PageNumbers as Numbers } from '../../manifest/site.ts'
import { each } from '../../ui/each.ts'

/** How many pages are named on either side of the one that is shown. */
const beside = 2

/** The ways through the pages of a list: the first, the last, and those around this one. */
export function PageNumbers({ label, base, at, of, page, before, after }: Numbers) {
  const place = (number: number) =>
    number === 1 ? base : `${base === '/' ? '' : base}/page/${number}`
  const all = Array.from({ length: of }, (_, index) => index + 1)
  const named = all.filter(
    (number) => number === 1 || number === of || Math.abs(number - at) <= beside,
  )
  return (
    <nav className="list-numbers" aria-label={label}>
      {at > 1 && (
        <a href={place(at - 1)} rel="prev">
          {before}
        </a>
      )}
      <ol>
        {each(named, (number) => (
          <li data-gap={(number > 1 && !named.includes(number - 1)) || undefined}>
            <a
              href={place(number)}
              aria-label={page.replace('#', String(number))}
              aria-current={number === at ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {at < of && (
        <a href={place(at + 1)} rel="next">
          {after}
        </a>
      )}
    </nav>
  )
}
