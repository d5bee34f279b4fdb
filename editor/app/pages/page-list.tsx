import { useNavigate } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useState } from 'react'
import type { PageKey, PageLine, SiteLanguage } from '../../document/session.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import { nearest } from '../../fields/nearest.ts'
import { addressOf, usePage } from '../address.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'
import { PageRow } from './page-row.tsx'
import { rowsOf } from './rows.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

/** The site's pages, found by typing; of a site in several languages below the language of each. */
export function PageList({ onChosen }: { onChosen: () => void }) {
  const pages = useView((view) => view.pages)
  const current = usePage()?.key
  const open = useOpenDialog()
  const navigate = useNavigate()
  const goTo = useCallback(
    (page: PageLine) => {
      onChosen()
      void navigate(addressOf(page, undefined, pages))
    },
    [navigate, onChosen, pages],
  )
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const languages = useView((view) => view.languages)
  const found = nearest(pages, words, (page) => page)
  const rows = rowsOf(found, languages)
  const { from, to, reach, attributes } = useRowsInSight(
    rows.length,
    rows.findIndex((row) => 'key' in row && row.key === current),
  )
  const keys = useRowKeys({ rows, reach })
  const there = rows.slice(from, to)
  const pagesThere = there.filter((row) => 'key' in row)
  const isThere = (wanted: PageKey | undefined) => pagesThere.some(({ key }) => key === wanted)
  const entry = [keys.focused, current].find(isThere) ?? pagesThere[0]?.key
  return (
    <nav aria-label="Pages" className="flex flex-col flex-[1_1_45%] min-h-0">
      <div className="flex items-center pl-4 pr-2 pt-2">
        <h2 className="title text-lg flex-1">Pages</h2>
        <span className="micro mr-1">{pages.length}</span>
        <IconButton
          icon="i-lucide-plus text-lg"
          label="Add a page"
          onClick={() => open({ dialog: 'add-page', about: {} })}
        />
      </div>
      <div className="px-3 pb-2">
        <input
          type="search"
          className="input"
          placeholder="Find a page"
          aria-label="Find a page in the list"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => {
            const [first] = nearest(pages, typed, (page) => page)
            if (key === 'Enter' && typed.trim() && first) goTo(first)
          }}
        />
      </div>
      <ul
        className="flex-1 min-h-0 overflow-auto list-none pl-0"
        aria-description="Arrow keys lead from page to page, the right one to what can be done with it."
        data-tour="pages"
        {...attributes}
        {...keys.attributes}
      >
        {there.map((row, index) =>
          'key' in row ? (
            <PageRow
              key={row.key}
              page={row}
              index={from + index}
              count={rows.length}
              isCurrent={row.key === current}
              isEntry={row.key === entry}
              goTo={goTo}
            />
          ) : (
            <LanguageRow
              key={row.language}
              language={row}
              index={from + index}
              count={rows.length}
            />
          ),
        )}
        {found.length === 0 && (
          <li className="px-4 py-2 text-sm text-muted">
            No page has “{words}” in its title or address.
          </li>
        )}
      </ul>
    </nav>
  )
}

interface LanguageRowProps {
  language: SiteLanguage
  /** Its place among all rows. */
  index: number
  count: number
}

/** The language that the pages below it are in; as high as a page's row. */
function LanguageRow({ language: { language, name }, index, count }: LanguageRowProps) {
  return (
    <li aria-posinset={index + 1} aria-setsize={count} className="flex items-end h-12 px-4 pb-1">
      <h3 lang={language} className="text-sm font-semibold text-muted">
        {name}
      </h3>
    </li>
  )
}
