import type { Done } from '../document/action.ts'
import type { PageKey, Preview, ShownText, TextHere } from '../document/session.ts'
import type { Sight } from './reach/in-sight.ts'

/** A rectangle in the frame's own pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What can be chosen on the page: a block by its number, or what surrounds the blocks. */
export type Part = number | 'header' | 'footer'

declare global {
  interface Element {
    /** What the page in this `iframe` asks of the editor; put there before it is loaded. */
    broadsheetHost?: FrameHost
  }
}

/** What the editor asks of the frame; the frame hands it to `FrameHost.connect` once it stands. */
export interface FrameDoor {
  /**
   * Renders a page as it is now; a text that is being typed into stays as it is, unless the document says otherwise
   * (undo, another window). Resolves when it is painted or a later one took its place.
   */
  show(key: PageKey, preview: Preview): Promise<void>
  /** Shows the page in light or dark. */
  wear(theme: 'light' | 'dark'): void
  /** Where a part stands, or a text in it, for outlines and buttons around it. */
  boxOf(part: Part, text?: ShownText): Box | undefined
  /** How wide a picture is shown at most, in CSS pixels, by its address; undefined where the page does not show it. */
  widthOf(src: string): number | undefined
  /**
   * Scrolls a part, or a text in it, into sight, unfolds what hides it, and marks the text; undefined takes the mark
   * away. Typing ends: the person has gone elsewhere.
   */
  reveal(part: Part | undefined, text?: ShownText): void
  /** The place that one looks at. */
  sight(): Sight | undefined
  /** Scrolls there, as far as the page has it. */
  bring(sight: Sight): void
  /** Moves the keyboard's focus to a part of the page: from there arrows lead on, Enter begins to type. */
  focus(part: Part): void
  /** Begins to type into a text; false where it is not shown, or not as a text of its own. */
  typeInto(text: ShownText, caret: 'start' | 'end'): Promise<boolean>
  /** Ends typing, keeping what was typed. */
  endTyping(): void
  /** The toolbar's and the keys' commands for the text that is being typed into; they act on what is selected in it. */
  format(command: 'bold' | { link: string | undefined }): void
}

/** What the frame asks of the editor: several may stand on the screen, each with a host of its own. */
export interface FrameHost {
  connect(door: FrameDoor): void
  /** All that is needed to begin typing into a text. */
  textAt(text: ShownText): Promise<TextHere | undefined>
  /** A text was typed; called for each change. The words of an undo step are those between two pauses. */
  onTyped(pointer: string, written: string): Promise<Done>
  /** A list's item becomes several, by Enter or by pasting lines; answers with the address of the last. */
  onSplit(pointer: string, items: string[]): Promise<Done>
  /** Backspace in an empty list item. */
  onRemoveItem(pointer: string): Promise<Done>
  /** Typing began or ended, or what a toolbar shows of it is another; told once the page is painted. */
  onTyping(typing: Typing | undefined): void
  /**
   * The person chose a part, by pointer or key; undefined for none.
   * @param text that is meant but has no place to type in, such as a picture's description
   */
  onSelect(part: Part | undefined, text?: ShownText): void
  /** The person pressed what the engine makes by itself, and nobody writes. */
  onMade(what: 'trail' | 'contents' | 'see-also'): void
  onHover(part: Part | undefined): void
  /** Boxes may have moved: scrolled, resized, rendered anew. */
  onMoved(): void
  /** A link was followed (Ctrl or Command and a click). */
  onFollow(href: string): void
  /** A key that the frame does not use itself, such as Ctrl+P, Ctrl+K or Ctrl+Z; the editor handles it as its own. */
  onKey(event: KeyboardEvent): void
  /** A click, or Enter, on a variable in a text; `segment` counts in `text.segments`. */
  onVariable(name: string, text: TextHere, segment: number, box: Box): void
}

/** What a toolbar shows of the text that is being typed into. */
export interface Typing extends Pick<TextHere, 'format' | 'alsoOn'> {
  box: Box
  /** Whether some words are selected: only they can be made bold or a link. */
  hasSelection: boolean
  isBold: boolean
  href?: string
}
