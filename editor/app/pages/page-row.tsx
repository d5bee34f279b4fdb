import { type MouseEvent, memo, Suspense, useState } from 'react'
import type { PageLine } from '../../document/session.ts'
import { onDemand } from '../../fields/on-demand.tsx'
import { hrefOf } from '../address.ts'
import { useStands } from '../preload.ts'
import { Badge } from './badge.tsx'

const PageMenu = onDemand(() => import('./page-menu.tsx'))

interface PageRowProps {
  page: PageLine
  /** Its place among all rows, of which not all may be there. */
  index: number
  count: number
  isCurrent: boolean
  /** Whether the keyboard comes to this row first. */
  isEntry: boolean
  goTo: (page: PageLine) => void
}

/** A page in the list. Plain links: a thousand of the router's would each listen to every navigation. */
export const PageRow = memo(function PageRow({
  page,
  index,
  count,
  isCurrent,
  isEntry,
  goTo,
}: PageRowProps) {
  const { key, title, path, errors, warnings } = page
  const [isNear, setNear] = useState(false)
  const stands = useStands()
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(page)
  }
  return (
    <li
      data-row={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      className={`group relative flex items-center pr-1 h-12 border-l-3 ${isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-accent-soft'}`}
    >
      <a
        href={hrefOf(page)}
        tabIndex={isEntry ? 0 : -1}
        onClick={follow}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex-1 min-w-0 grid content-center min-h-12 pl-3 pr-1 text-ink no-underline"
      >
        <span className="truncate text-[0.92rem] leading-snug">{title || 'Without a title'}</span>
        <span className="truncate micro leading-snug">
          {key === 'notFound' ? 'where there is no page' : path || 'without an address'}
        </span>
      </a>
      <Badge count={errors} what="error" />
      <Badge count={warnings} what="warning" />
      {key !== 'notFound' && stands && (isNear || isCurrent) && (
        <Suspense fallback={<span className="w-10" />}>
          <PageMenu page={page} pageNumber={key} />
        </Suspense>
      )}
    </li>
  )
})
