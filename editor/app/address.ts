import { useNavigate, useParams, useRouterState, useSearch } from '@tanstack/react-router'
import type { PageKey, PageLine } from '../document/session.ts'
import type { Part } from '../frame/frame-door.ts'
import { useView } from './session/use-session.ts'

/** What the address says of a page: the part that is chosen, and which page where two have the same path. */
export interface PageSearch {
  part?: Part
  nr?: number
}

/** Reads a page's search; what means nothing is left out. */
export function readSearch({ part, nr }: { [name: string]: unknown }): PageSearch {
  const isPart = part === 'header' || part === 'footer' || isCount(part)
  return { ...(isPart && { part }), ...(isCount(nr) && { nr }) }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

type Addressed = Pick<PageLine, 'key' | 'path'>

/**
 * The address of a page in the editor.
 * @param pages among which another may have the same path, as a mistake: then the address has its number
 */
export function addressOf(page: Addressed, part?: Part, pages: Addressed[] = []) {
  const isAlone = pages.every(({ key, path }) => key === page.key || path !== page.path)
  const nr = page.key !== 'notFound' && (page.path === '' || !isAlone) ? page.key : undefined
  const search: PageSearch = {
    ...(part !== undefined && { part }),
    ...(nr !== undefined && { nr }),
  }
  return { to: pathIn(page), search }
}

/** The same, as a plain link has it. */
export function hrefOf(page: Addressed): string {
  return `/_editor${pathIn(page)}`
}

function pathIn({ key, path }: Addressed): string {
  return key === 'notFound' ? '/not-found' : `/page/${path.replace(/^\//, '')}`
}

/** The page that was shown last, for views that show none. */
let last: Addressed | undefined

/** Says which page is shown. */
export function rememberPage({ key, path }: Addressed): void {
  last = { key, path }
}

/** The page that the address names, else the first one; of a view that shows none the page that was shown before. */
export function usePage(): PageLine | undefined {
  const { _splat } = useParams({ strict: false })
  const isNotFound = useRouterState({
    select: ({ location }) => location.pathname === '/not-found',
  })
  const { nr } = readSearch(useSearch({ strict: false }))
  const isPageView = useIsPageView()
  return useView(({ pages }) => {
    if (!isPageView) return pages.find(isLast) ?? pages[0]
    if (isNotFound) return pages.find(({ key }) => key === 'notFound')
    const named = pages.filter(({ path, key }) => key !== 'notFound' && path === `/${_splat ?? ''}`)
    return (
      named.find(({ key }) => key === nr) ??
      pages.find(({ key }) => key === nr) ??
      named[0] ??
      pages[0]
    )
  })
}

/** A page without an address of its own is known by its number. */
const isLast = ({ key, path }: PageLine) => (last?.path ? path === last.path : key === last?.key)

/** The part of the page that is chosen. */
export function usePart(): Part | undefined {
  return readSearch(useSearch({ strict: false })).part
}

/** Whether the middle of the screen shows the page itself. */
export function useIsPageView(): boolean {
  return useRouterState({
    select: ({ location: { pathname } }) => /^\/(?:page(?:\/.*)?|not-found)?$/.test(pathname),
  })
}

/** Goes to a page, and to a part of it. */
export function useGoTo(): (key: PageKey | undefined, part?: Part, isReplaced?: boolean) => void {
  const navigate = useNavigate()
  const pages = useView((view) => view.pages)
  return (key, part, isReplaced = false) => {
    const page = pages.find((candidate) => candidate.key === key)
    if (page) void navigate({ ...addressOf(page, part, pages), replace: isReplaced })
  }
}
