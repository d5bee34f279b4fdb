import { useNavigate } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useState } from 'react'
import type { PageKey, PageLine } from '../../document/session.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import { nearest } from '../../fields/nearest.ts'
import { addressOf, usePage } from '../address.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'
import { PageRow } from './page-row.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

/** The site's pages, found by typing. */
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
  const shown = nearest(pages, words, (page) => page)
  const { from, to, reach, attributes } = useRowsInSight(
    shown.length,
    shown.findIndex(({ key }) => key === current),
  )
  const keys = useRowKeys({ rows: shown, reach })
  const there = shown.slice(from, to)
  const isThere = (wanted: PageKey | undefined) => there.some(({ key }) => key === wanted)
  const entry = [keys.focused, current].find(isThere) ?? there[0]?.key
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
        {there.map((page, index) => (
          <PageRow
            key={page.key}
            page={page}
            index={from + index}
            count={shown.length}
            isCurrent={page.key === current}
            isEntry={page.key === entry}
            goTo={goTo}
          />
        ))}
        {shown.length === 0 && (
          <li className="px-4 py-2 text-sm text-muted">
            No page has “{words}” in its title or address.
          </li>
        )}
      </ul>
    </nav>
  )
}
