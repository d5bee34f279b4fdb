import type { Layout, PageData } from '../manifest/site.ts'
import { pageHead } from '../page/head/page-head.ts'
import { updateHead } from '../page/head/update-head.ts'
import { announce } from '../ui/announce.ts'

/** What a browser does by itself when it loads a page: the head, the menu, focus, and saying that it is there. */
export function afterNavigation(page: PageData, layout: Layout, hash: string): void {
  const head = pageHead(page, layout)
  updateHead(head)
  document.getElementById('navigation')?.hidePopover()
  announce(head.title)
  if (hash) revealTarget(hash)
  else focusHeading()
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Unfolds what a link leads into, as browsers do for links that they follow themselves. */
function revealTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.replace(/^#/, '')))
  if (!target) return
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true
  target.scrollIntoView()
}
