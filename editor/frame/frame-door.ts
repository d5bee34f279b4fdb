import type { Path } from '../../engine/text/path.ts'
import type { Done } from '../document/action.ts'
import type { PageKey, Preview, TextHere } from '../document/session.ts'

/** A rectangle in the frame's own pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a text is shown: its path in the page as it is shown, or in the layout. */
export interface ShownText {
  shown: PageKey | 'layout'
  path: Path
}

/** What the editor asks of the frame; the frame hands it to `FrameHost.connect` once it stands. */
export interface FrameDoor {
  /** Renders a page as it is now; a text that is being typed into stays as it is. */
  show(key: PageKey, preview: Preview): Promise<void>
  /** Where a block stands, for outlines and buttons around it. */
  boxOf(block: number): Box | undefined
  /** Scrolls a block, or a text in it, into sight, and marks it. */
  reveal(block: number | undefined, text?: Path): void
  /** Ends typing, keeping what was typed. */
  endTyping(): void
  /** The toolbar's and the keys' commands for the text that is being typed into. */
  format(command: 'bold' | { link: string | undefined }): void
}

/** What the frame asks of the editor; the window around the frame has it as `broadsheetHost`. */
export interface FrameHost {
  connect(door: FrameDoor): void
  /** All that is needed to begin typing into a text. */
  textAt(text: ShownText): Promise<TextHere | undefined>
  /** A text was typed; called for each change. The words of an undo step are those between two pauses. */
  onTyped(pointer: string, written: string): void
  /** Enter in a list item, with what stands before and after the caret; answers with the new item's address. */
  onSplit(pointer: string, before: string, after: string): Promise<Done>
  /** Backspace in an empty list item. */
  onRemoveItem(pointer: string): Promise<Done>
  /** Typing began or ended, or the selection in it changed: what a toolbar shows. */
  onTyping(typing: Typing | undefined): void
  /** The person chose a block, by pointer or key; undefined for none. */
  onSelect(block: number | undefined): void
  onHover(block: number | undefined): void
  /** Boxes may have moved: scrolled, resized, rendered anew. */
  onMoved(): void
  /** A link was followed (Ctrl or Command and a click). */
  onFollow(href: string): void
  /** A key that the frame does not use itself, such as Ctrl+P; the editor handles it as its own. */
  onKey(event: KeyboardEvent): void
  /** A click on a variable in a text. */
  onVariable(name: string, text: TextHere, segment: number, box: Box): void
}

export interface Typing {
  text: TextHere
  box: Box
  isBold: boolean
  href?: string
}
