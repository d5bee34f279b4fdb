import type { PageKey, ShownText } from '../../document/session.ts'
import type { FrameDoor, Part } from '../../frame/frame-door.ts'
import { door } from './stage-cells.ts'

/** What shall be seen once its page is shown. */
interface Wanted {
  page: PageKey
  part?: Part | undefined
  text?: ShownText | undefined
}

let shown: PageKey | undefined
let wanted: Wanted | undefined

/** Scrolls to a part of a page, or to a text in it: at once, or when the frame shows that page. */
export function revealOn(place: Wanted): void {
  wanted = place
  const opened = door.get()
  if (opened && shown === place.page) settle(opened)
}

/** The frame shows a page. */
export function pageShown(opened: FrameDoor, page: PageKey): void {
  shown = page
  if (wanted?.page === page) settle(opened)
}

function settle(opened: FrameDoor): void {
  if (wanted) opened.reveal(wanted.part, wanted.text)
  wanted = undefined
}
