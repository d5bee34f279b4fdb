import { type ParsedLocation, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { encodedAddress, readableAddress } from '../assets/urls.ts'
import type { Layout, PageInBrowser } from '../manifest/site.ts'
import { afterNavigation } from './after-navigation.ts'
import { followLinks } from './follow-links.ts'
import { keepInput } from './keep-input.ts'
import { createPageLoader, type Fetched, read } from './page-loader.ts'
import { createPageRouter } from './page-route.tsx'
import { endProgress, startProgress } from './progress.ts'
import { typeAgain } from './type-again.ts'

/**
 * Hydrates the prerendered page: from here on React answers, and navigation stays in the page. Called by
 * the starter at the visitor's first intent; what was clicked meanwhile is done again afterwards.
 * @param fetched what the starter has asked for: the layout together with the scripts, and pages at idle
 * @param fetchLikely called after each navigation, to fetch the pages that are likely next
 * @throws what keeps the page from being hydrated; it is then left as it was prerendered, to the browser
 */
export async function hydrate(fetched: Fetched = {}, fetchLikely?: () => void) {
  performance.mark('hydration')
  typeAgain(location.pathname)
  const shown = pageInDocument()
  normalizeAddress(shown)
  const { deployment = '', layout: layoutUrl = '', hydrate: reason } = document.body.dataset
  if (reason === '') console.error(`404: there is no page at ${location.pathname}`)
  const loader = createPageLoader(deployment, fetched)
  loader.put(location.pathname, shown)
  await loader.load(location.pathname) // here, since the router would show that it failed, in the page's place
  let layout = await loadLayout(layoutUrl, fetched)
  const isShown = Promise.withResolvers<void>()
  const router = createPageRouter({
    layout: () => layout,
    loadPage: async (path) => (await loader.load(path)).page,
    onPageShown: isShown.resolve,
    scrollRestoration: true,
  })
  await pause()
  await router.load() // data and code of the page's blocks are there before React touches the document
  router.ssr = { manifest: undefined } // the first render without the boundary that the prerendered HTML has not
  router._scroll.n = false // else the first render scrolls a page that was read before to its top
  router.subscribe('onBeforeLoad', startProgress)
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    endProgress()
    if (!fromLocation || isSameEntry(fromLocation, toLocation)) return
    void loader
      .load(encodedAddress(toLocation.pathname))
      .then((page) => afterNavigation(page, toLocation.hash, !isBack(fromLocation, toLocation)))
      .then(fetchLikely)
  })
  await pause()
  await hydrateApp(<RouterProvider router={router} />, isShown).catch((error) => {
    router.history.destroy()
    history.scrollRestoration = 'auto'
    throw error
  })
  performance.mark('hydrated')
  followLinks(router, loader, layout.redirects)
  await takeOver()
  return {
    /** Shows a page and what surrounds it as they are now; only in development do they change. */
    async refresh(now: { path: string; page: PageInBrowser; layout: Layout }) {
      loader.forget()
      loader.put(now.path, now.page)
      layout = now.layout
      await router.invalidate()
    },
  }
}

/** Resolves when the page that is in the document is React's; where that fails, what was there stands there again. */
async function hydrateApp(element: ReactNode, isShown: PromiseWithResolvers<void>): Promise<void> {
  const app = document.getElementById('app')
  if (!app) throw new Error('The page has no element "app". This is a bug in Broadsheet.')
  const prerendered = [...app.childNodes]
  const putBack = keepInput(app) // React may make the tree anew, and may fail after that
  const onError = (error: unknown) => {
    console.error(error)
    isShown.reject(error) // of no effect once the page is shown: then its error screen is
  }
  startTransition(() => {
    const root = hydrateRoot(app, element, {
      onRecoverableError: (error) =>
        console.error('The page differs from its prerendered HTML.', error),
      onCaughtError: onError,
      onUncaughtError: onError,
    })
    isShown.promise.catch(() => {
      root.unmount()
      const untouched = document.createElement('div') // React listens to the other one
      untouched.id = 'app'
      untouched.append(...prerendered)
      app.replaceWith(untouched)
      putBack(untouched)
    })
  })
  await isShown.promise
  putBack(app)
}

async function loadLayout(url: string, fetched: Fetched): Promise<Layout> {
  return JSON.parse(await read(url, fetched)) as Layout // written by our own build
}

/** Whether what was shown is still shown: a filter that was changed, or another place in the same page. */
function isSameEntry(from: ParsedLocation, to: ParsedLocation): boolean {
  const isReplaced = from.state.__TSR_index === to.state.__TSR_index
  return from.pathname === to.pathname && (isReplaced || from.searchStr === to.searchStr)
}

/** Whether the visitor went back: then the page stands again where it was scrolled to. */
function isBack(from: ParsedLocation, to: ParsedLocation): boolean {
  return to.state.__TSR_index < from.state.__TSR_index
}

/** Lets the browser answer input between two pieces of work. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The page's data, as the build wrote it into its HTML. */
function pageInDocument(): PageInBrowser {
  return JSON.parse(document.getElementById('page')?.textContent ?? '') as PageInBrowser
}

/**
 * Hosts send one page for several addresses, such as "/about.html"; the router, the menu and drafts know the page by
 * its path alone. A host that has no page for "/about/" may have one for "/about".
 */
function normalizeAddress({ path }: PageInBrowser): void {
  const { origin, pathname, search, hash } = location
  // With the origin, since a path that begins with two slashes would name another site.
  const at = (wanted: string) => origin + wanted + search + hash
  const own = path || readableAddress(pathname)
  if (path === '' && /.\/$/.test(pathname)) location.replace(at(pathname.replace(/\/+$/, '')))
  else if (own !== pathname) history.replaceState(history.state, '', at(own))
}

/** React and the router learn what happened before they listened; then the style sheet leaves to them what it did. */
async function takeOver(): Promise<void> {
  document.dispatchEvent(new Event('scroll')) // how far the page was scrolled, for "back" to restore
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  for (const type of ['pointerover', 'mouseover']) {
    hovered?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  }
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // Pressed while the scripts could not be had, which are there now.
  for (const button of document.querySelectorAll('[type=button][aria-disabled]'))
    button.removeAttribute('aria-disabled')
  await pause() // a menu that holds focus is open before the style sheet would close it
  document.documentElement.classList.add('on')
}
