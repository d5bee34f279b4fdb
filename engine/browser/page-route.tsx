import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
  rootRouteId,
  useLoaderData,
  useRouterState,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { encodedAddress } from '../assets/urls.ts'
import type { Layout, PageInBrowser } from '../manifest/site.ts'
import { PageBody } from '../page/page-body.tsx'
import { ErrorScreen } from '../page/shell/error-screen.tsx'
import { Footer } from '../page/shell/footer.tsx'
import { Header } from '../page/shell/header.tsx'
import type { Filter } from '../ui/filter.ts'
import { PageFilter, parseFilter, stringifyFilter } from './page-filter.tsx'

interface PageRouterOptions {
  /** What surrounds all pages. */
  layout: () => Layout
  /** The page of a path; the page for addresses without one where there is none. */
  loadPage: (path: string) => Promise<PageInBrowser> | PageInBrowser
  /** Called once the page, which is hydrated after the shell, can be used. */
  onPageShown?: () => void
  /** Where the router is; the browser's address unless given. */
  history?: RouterHistory
  scrollRestoration?: boolean
}

/**
 * The router of a site. One route stands for all pages, whose table is the manifest's: making a router
 * costs the same for 35 pages and for 10,000. Each redirect of the manifest is a route of its own.
 */
export function createPageRouter({ layout, loadPage, onPageShown, ...options }: PageRouterOptions) {
  const root = createRootRoute({
    loader: layout,
    component: Shell,
    errorComponent: ({ error }) => {
      const { site, navigation } = layout()
      return <ErrorScreen error={error} texts={site.texts} links={navigation} />
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    validateSearch: (search: Filter) => search,
    loader: ({ location }) => loadPage(encodedAddress(location.pathname)),
    component: () => <ShownPage onShown={onPageShown} />,
    errorComponent: ({ error }) => <ErrorScreen error={error} texts={layout().site.texts} />,
    staleTime: Number.POSITIVE_INFINITY, // pages of one deployment do not change
  })
  const redirects = Object.entries(layout().redirects).map(([from, href]) =>
    createRoute({
      getParentRoute: () => root,
      path: decodeURI(from),
      beforeLoad: () => {
        throw redirect({ href, replace: true })
      },
    }),
  )
  return createRouter({
    routeTree: root.addChildren([page, ...redirects]),
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    parseSearch: parseFilter,
    stringifySearch: stringifyFilter,
    ...options,
  })
}

function Shell() {
  const layout: Layout = useLoaderData({ from: rootRouteId })
  // The location that is shown, not the one that is on its way: the header must not run ahead of the page.
  const path = useRouterState({
    select: (state) => encodedAddress((state.resolvedLocation ?? state.location).pathname),
  })
  return (
    <>
      <Header layout={layout} path={path} />
      <Outlet />
      <Footer layout={layout} />
    </>
  )
}

function ShownPage({ onShown }: { onShown: PageRouterOptions['onPageShown'] }) {
  // Here rather than in the shell: the outlet is a boundary that is hydrated after the shell.
  useEffect(() => onShown?.(), [onShown])
  const page: PageInBrowser = useLoaderData({ from: '/$' })
  const layout: Layout = useLoaderData({ from: rootRouteId })
  return (
    <PageFilter>
      <PageBody page={page} layout={layout} />
    </PageFilter>
  )
}
