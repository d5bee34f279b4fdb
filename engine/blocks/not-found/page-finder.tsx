import { useMemo, useState } from 'react'
import type { NotFoundHelp } from '../../../schema/generated/manifest.js'
import '../../ui/input.css'
import { createFinder } from '../../search/find-places.ts'
import { type ListedPage, nearPages } from './find-pages.ts'
import { useSearchIndex } from './use-search-index.ts'

/** Ways on from an address without a page. Before hydration, and without JavaScript, the links are there. */
export function PageFinder({ help }: { help: NotFoundHelp }) {
  const index = useSearchIndex()
  const find = useMemo(() => createFinder(index), [index])
  const [words, setWords] = useState('')
  const isSearching = words.trim() !== ''
  const near = nearAddress(index.map(([path, title]) => ({ path, title })))
  const found = isSearching
    ? find(words).map(({ heading, ...place }) => ({ ...place, title: heading }))
    : near.map(({ path, title }) => ({ href: path, title, page: undefined }))
  return (
    <section className="page-finder wrap">
      <search>
        <label htmlFor="page-search">{help.search}</label>
        <input
          id="page-search"
          className="input"
          type="search"
          autoComplete="off"
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <div role="status">
          {!isSearching && found.length > 0 && <p>{help.near}</p>}
          {isSearching && found.length === 0 && <p>{help.none}</p>}
          <ul>
            {found.map(({ href, title, page }) => (
              <li key={href}>
                <a href={href}>
                  {title}
                  {page && <small>{page}</small>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </search>
      <div>
        <h2>{help.heading}</h2>
        <ul>
          {help.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Without a list, as in the first render, the address is not looked at. */
function nearAddress(pages: ListedPage[]): ListedPage[] {
  return pages.length ? nearPages(location.pathname, pages) : []
}
