import { readableAddress } from '../assets/urls.ts'
import type { Layout } from '../manifest/site.ts'
import type { PageLoader } from './page-loader.ts'
import type { createPageRouter } from './page-route.tsx'
import { startProgress } from './progress.ts'
import { withTransition } from './view-transition.ts'

type Router = ReturnType<typeof createPageRouter>

/** Lets the router follow the page's plain links, and prepares the page that a link leads to when it is pointed at. */
export function followLinks(
  router: Router,
  loader: PageLoader,
  redirects: Layout['redirects'],
): void {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => void prepare(router, event), { passive: true })
  }
  let wanted: HTMLAnchorElement | undefined
  addEventListener('popstate', () => {
    wanted = undefined // who goes back while a page is on its way stays there
  })
  const follow = async (link: HTMLAnchorElement, hasWaited: boolean) => {
    const isMoved = Object.hasOwn(redirects, link.pathname)
    wanted = link
    startProgress()
    try {
      if (!isMoved) await loader.load(link.pathname)
    } catch {
      if (navigator.onLine) return location.assign(link.href) // another deployment, or a fault: the browser tells it
      // The browser's page for being offline would end a message that is on its way.
      const again = () => wanted === link && follow(link, hasWaited)
      return addEventListener('online', again, { once: true })
    }
    if (wanted !== link) return // another link was followed while this one's page came
    const change = () => show(router, link)
    // During a transition the screen stands still: nobody shall wait in it for what a redirect leads to.
    if (hasWaited || isMoved) await change()
    else await withTransition(change)
  }
  addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = ownLink(event)
    if (!link) return
    event.preventDefault()
    void follow(link, !event.isTrusted) // the starter does again what was pressed before hydration
  })
}

async function prepare(router: Router, event: Event): Promise<void> {
  const link = ownLink(event)
  // A page that cannot be prepared is reported when it is asked for.
  if (link) await router.preloadRoute({ to: link.pathname }).catch(() => undefined)
}

/** Resolves when the page that the link leads to is in the document. */
async function show(router: Router, { href }: HTMLAnchorElement): Promise<void> {
  const isRendered = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  await router.navigate({ href: href.slice(location.origin.length) })
  await isRendered
}

/**
 * The link that an event is about, if it leads to another page of this site in this tab; files, which have a dot, are
 * no pages, and what the router cannot decode is none.
 */
function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined
  if (link.pathname.includes('.') || readableAddress(link.pathname) !== link.pathname)
    return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}
