import { announce } from '../ui/announce.ts'
import { updateHead } from './document-head.ts'
import type { LoadedPage } from './page-loader.ts'

/** What a browser does by itself when it loads a page: the head, the menu, focus, and saying that it is there. */
export function afterNavigation({ head }: LoadedPage, hash: string, isNew: boolean): void {
  updateHead(head())
  document.getElementById('navigation')?.hidePopover()
  const target = targetOf(hash)
  if (target) {
    reveal(target)
    announce(document.title)
  } else {
    if (hash && isNew) scrollTo(0, 0) // the router leaves the place to a target, which the page has not
    focusHeading(document.title)
  }
}

/** What a hash names; nothing where it is malformed. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, '')))
  } catch {
    return null
  }
}

/** Screen readers say what gets focus: the title would be said on top of it. */
function focusHeading(title: string): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  } else announce(title)
}

/** Unfolds what a link leads into, as browsers do for links that they follow themselves. */
function reveal(target: HTMLElement): void {
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  )
    fold.open = true
  target.scrollIntoView()
}
