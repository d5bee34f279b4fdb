import type { Node } from 'prosemirror-model'
import type { Done } from '../../document/action.ts'
import type { Preview, TextHere } from '../../document/session.ts'
import { boxAround } from '../box.ts'
import type { FrameHost } from '../frame-door.ts'
import { takeMarks } from '../marks/mark.ts'
import { emptyText } from '../marks/mark-texts.ts'
import type { Place, ShownTexts } from '../marks/shown-texts.ts'
import { type Kept, shownIn } from '../page/frame-preview.ts'
import { afterPaint } from './after-paint.ts'
import { labelOf } from './label-of.ts'
import {
  docOf,
  resolvedOf,
  rewritten,
  shownVariables,
  writtenOf,
  writtenPiece,
} from './text-doc.ts'
import { type Caret, TextField } from './text-field.ts'

interface TypedTextOptions {
  texts: ShownTexts
  host: FrameHost
  /** What React was given for the text. */
  marked: string
  /** @returns whether the key was used */
  onKey: (event: KeyboardEvent, text: TypedText) => boolean
  /** Lines were pasted. @returns whether they became items, with the caret behind so many letters of the last */
  onLines: (items: string[], letters: number) => boolean
}

/**
 * What the page around must not hear of: it would take letters for keys of its own. That the button is released is
 * what the field itself waits for at the document.
 */
const ownEvents =
  'beforeinput click copy cut input keydown keypress keyup mousedown paste pointerdown pointerup'

/** A text of the page that is typed into: its nodes are set aside, and a field stands in their place. */
export class TypedText {
  readonly place: Place
  /** What React is to be given for it meanwhile. */
  readonly kept: Kept
  here: TextHere
  readonly #options: TypedTextOptions
  readonly #field: TextField
  readonly #aside: ChildNode[]
  readonly #tell: () => void
  #told = ''
  #pending = 0
  #version = -1

  constructor(place: Place, here: TextHere, options: TypedTextOptions) {
    const { marked } = options
    this.place = place
    this.here = here
    this.#options = options
    const text = takeMarks(marked)?.text ?? marked
    this.kept = { shown: place.shown, text: text === emptyText ? '' : text, marked }
    this.#aside = nodesOf(place)
    this.#tell = afterPaint(() => this.#tellNow())
    this.#field = new TextField(place.first, {
      doc: docOf(here),
      label: labelOf(place.shown.path),
      onDoc: (doc) => this.#type(writtenOf(doc, this.here)),
      onChange: () => this.#tell(),
      onKey: (event) => options.onKey(event, this),
      onVariable: (number) => this.#pressVariable(number),
      onLines: (docs) => this.#takeLines(docs),
    })
    for (const type of ownEvents.split(' '))
      this.element.addEventListener(type, (event) => event.stopPropagation())
    options.texts.setTyped(this.element)
    for (const node of this.#aside) node.remove()
  }

  get element(): HTMLElement {
    return this.#field.element
  }

  get isEmpty(): boolean {
    return this.#field.doc.content.size === 0
  }

  begin(caret: Caret): void {
    this.#field.focus(caret)
  }

  insert(words: string): void {
    if (words) this.#field.insert(words)
  }

  end(): void {
    this.#field.end(this.#aside)
    this.#options.texts.setTyped(undefined)
  }

  format(command: 'bold' | { link: string | undefined }): void {
    this.#field.format(command)
  }

  /** Asks what is to become of the variable that is selected. @returns whether one is */
  pressVariable(): boolean {
    const number = this.#field.selectedVariable()
    if (number !== undefined) this.#pressVariable(number)
    return number !== undefined
  }

  /** The same of a variable at a point of the window. */
  pressVariableAt(x: number, y: number): void {
    const pressed = document.elementFromPoint(x, y)?.closest('[data-variable]')
    const variables = [...this.element.querySelectorAll('[data-variable]')]
    const number = pressed ? variables.indexOf(pressed) : -1
    if (number >= 0) this.#pressVariable(number)
  }

  /**
   * What clicks at a point of the window do.
   * @param isBetween whether also those between its lines, which are nobody else's
   * @returns whether the text is there
   */
  press(x: number, y: number, clicks: number, isBetween = false): boolean {
    const { element } = this
    const rects = isBetween ? [element.getBoundingClientRect()] : [...element.getClientRects()]
    if (
      !rects.some((rect) => rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom)
    )
      return false
    this.#field.focus({ x, y })
    if (clicks > 1) this.choose(clicks)
    return true
  }

  /** Selects the word at the caret, after two clicks, or all of the text. */
  choose(clicks: number): void {
    this.#field.choose(clicks === 2 ? 'word' : 'all')
  }

  /** What is written on both sides of what is selected. */
  halves(): [string, string] {
    const { doc, selection } = this.#field.view.state
    const piece = (from: number, to: number) => writtenPiece(doc, from, to, this.here.format).trim()
    return [piece(0, selection.from), piece(selection.to, doc.content.size)]
  }

  /** What the document was asked for makes this text another one. */
  become(written: string, doing: Promise<Done>): void {
    this.here = rewritten(this.here, written)
    this.#await(doing)
  }

  /** Where the caret is and the key leads, there is a text to go on in. */
  leavesBy(key: string): { direction: 'forward' | 'backward'; caret: Caret } | undefined {
    return this.#field.leavesBy(key)
  }

  isIn(preview: Preview): boolean {
    return shownIn(preview, this.place.shown) !== undefined
  }

  /** Takes over what the document has, unless it does not know yet what was typed last. */
  async follow(preview: Preview): Promise<void> {
    const isBehind = () => !this.#isIn(preview) || this.#field.view.composing
    if (isBehind() || shownIn(preview, this.place.shown) === resolvedOf(this.here)) return
    const here = await this.#options.host.textAt(this.place.shown)
    if (!here || isBehind() || this.#field.view.isDestroyed) return
    this.here = here
    this.#field.follow(docOf(here))
  }

  /** What the page is to show after typing has ended, until the preview has it. */
  keptAfter(preview: Preview): Kept | undefined {
    if (this.#isIn(preview)) return undefined
    return { shown: this.place.shown, text: resolvedOf(this.here) }
  }

  #isIn({ version }: Preview): boolean {
    return this.#pending === 0 && this.#version <= version
  }

  #type(written: string): void {
    if (written === this.here.written) return
    this.here = rewritten(this.here, written)
    this.#await(this.#options.host.onTyped(this.here.pointer, written))
  }

  #await(doing: Promise<Done>): void {
    this.#pending++
    const know = (done: Done) => {
      if (done.isDone) this.#version = done.version
    }
    void doing.then(know).finally(() => this.#pending--)
  }

  /** A toolbar is told what is another for it: not each letter, and not within the key that it came by. */
  #tellNow(): void {
    if (this.#field.view.isDestroyed) return
    const { format, alsoOn } = this.here
    const now = { format, alsoOn, box: boxAround([this.element]), ...this.#field.marks() }
    const told = JSON.stringify({ ...now, box: { ...now.box, width: 0 } }) // it may grow wider where it stands
    if (told === this.#told) return
    this.#told = told
    this.#options.host.onTyping(now)
  }

  #pressVariable(number: number): void {
    const variable = shownVariables(this.here)[number]
    const element = this.element.querySelectorAll('[data-variable]')[number]
    if (!variable || !element) return
    const segment = this.here.segments.indexOf(variable)
    this.#options.host.onVariable(variable.name, this.here, segment, boxAround([element]))
  }

  #takeLines(docs: Node[]): boolean {
    const { format } = this.here
    const items = docs.map((doc) => writtenPiece(doc, 0, doc.content.size, format))
    return this.#options.onLines(items, docs.at(-1)?.textContent.length ?? 0)
  }
}

function nodesOf({ first, last }: Place): ChildNode[] {
  const nodes: ChildNode[] = []
  for (let node: ChildNode | null = first; node; node = node === last ? null : node.nextSibling)
    nodes.push(node)
  return nodes
}
