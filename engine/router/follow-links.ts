import type { Layout } from '../manifest/site.ts'
import type { PageLoader } from './page-loader.ts'
import type { createPageRouter } from './page-route.tsx'
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
  let wanted: HTMLAnchorElement
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
    wanted = link
    void go(router, loader, link, redirects, () => wanted === link)
  })
}

async function prepare(router: Router, event: Event): Promise<void> {
  const link = ownLink(event)
  // A page that cannot be prepared is reported when it is asked for.
  if (link) await router.preloadRoute({ to: link.pathname }).catch(() => undefined)
}

async function go(
  router: Router,
  loader: PageLoader,
  link: HTMLAnchorElement,
  redirects: Layout['redirects'],
  isWanted: () => boolean,
): Promise<void> {
  try {
    if (!Object.hasOwn(redirects, link.pathname)) await loader.load(link.pathname)
  } catch {
    location.assign(link.href) // offline, or another deployment: the browser's own navigation is right
    return
  }
  if (!isWanted()) return // another link was followed while this one's page came
  const href = link.href.slice(location.origin.length)
  await withTransition(async () => {
    const isRendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        resolve()
      })
    })
    await router.navigate({ href })
    await isRendered
  })
}

/** The link that an event is about, if it leads to another page of this site in this tab. */
function ownLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}
