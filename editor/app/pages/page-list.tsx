import { Link } from '@tanstack/react-router'
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react'
import type { PageLine } from '../../document/session.ts'
import { addressOf, usePage } from '../address.ts'
import { useOpenDialog } from '../dialogs.tsx'
import { useView } from '../session/use-session.ts'
import { Badge } from './badge.tsx'
import { matches } from './matches.ts'

const PageMenu = lazy(() => import('./page-menu.tsx'))

/** The site's pages, found by typing. */
export function PageList({ onChosen }: { onChosen: () => void }) {
  const pages = useView((view) => view.pages)
  const current = usePage()?.key
  const open = useOpenDialog()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const shown = pages.filter((page) => matches(page, words))
  return (
    <nav aria-label="Pages" className="flex flex-col flex-[1_1_45%] min-h-0">
      <div className="flex items-center pl-4 pr-2 pt-2">
        <h2 className="title text-lg flex-1">Pages</h2>
        <span className="micro mr-1">{pages.length}</span>
        <button
          type="button"
          className="press-icon"
          aria-label="Add a page"
          title="Add a page"
          onClick={() => open({ dialog: 'add-page', about: {} })}
        >
          <span className="i-lucide-plus text-lg" />
        </button>
      </div>
      <div className="px-3 pb-2">
        <input
          type="search"
          className="input"
          placeholder="Find a page"
          aria-label="Find a page in the list"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <ul className="flex-1 min-h-0 overflow-auto list-none p-0 pb-2" data-tour="pages">
        {shown.map((page) => (
          <Row key={page.key} page={page} isCurrent={page.key === current} onChosen={onChosen} />
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

interface RowProps {
  page: PageLine
  isCurrent: boolean
  onChosen: () => void
}

const Row = memo(function Row({ page, isCurrent, onChosen }: RowProps) {
  const { key, title, path, errors, warnings } = page
  const [isNear, setNear] = useState(false)
  return (
    <li
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      className={`group relative flex items-center pr-1 [content-visibility:auto] [contain-intrinsic-height:3rem] border-l-3 ${isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-accent-soft'}`}
    >
      <Link
        {...addressOf(page)}
        onClick={onChosen}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex-1 min-w-0 grid content-center min-h-12 pl-3 pr-1 text-ink no-underline"
      >
        <span className="truncate text-[0.92rem] leading-snug">{title || 'Without a title'}</span>
        <span className="truncate micro leading-snug">
          {key === 'notFound' ? 'where there is no page' : path || 'without an address'}
        </span>
      </Link>
      <Badge count={errors} what="error" />
      <Badge count={warnings} what="warning" />
      {key !== 'notFound' && (isNear || isCurrent) && (
        <Suspense fallback={<span className="w-10" />}>
          <PageMenu page={page} pageNumber={key} />
        </Suspense>
      )}
    </li>
  )
})
