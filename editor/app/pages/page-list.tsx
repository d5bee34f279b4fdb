import { useNavigate } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useState } from 'react'
import type { PageLine } from '../../document/session.ts'
import { IconButton } from '../../fields/icon-button.tsx'
import { nearest } from '../../fields/nearest.ts'
import { addressOf, usePage } from '../address.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'
import { PageRow } from './page-row.tsx'
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
  const { from, to, attributes } = useRowsInSight(
    shown.length,
    shown.findIndex(({ key }) => key === current),
  )
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
      <ul className="flex-1 min-h-0 overflow-auto list-none pl-0" data-tour="pages" {...attributes}>
        {shown.slice(from, to).map((page, index) => (
          <PageRow
            key={page.key}
            page={page}
            index={from + index}
            count={shown.length}
            isCurrent={page.key === current}
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
