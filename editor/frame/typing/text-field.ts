import { toggleMark } from 'prosemirror-commands'
import { Fragment, type MarkType, type Node } from 'prosemirror-model'
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { lineOf, positionAt, wordAt } from './caret.ts'
import { pastedLines } from './pasted-lines.ts'
import { linkAround, setLink } from './set-link.ts'
import { nodesOf } from './text-doc.ts'

/** Where typing begins: at an end, behind so many letters, or below a point of the window. */
export type Caret =
  | 'start'
  | 'end'
  | { letters: number }
  | { x: number; line: 'first' | 'last' }
  | { x: number; y: number }

interface TextFieldOptions {
  doc: Node
  /** What a screen reader calls it. */
  label: string
  /** What was typed, after each change. */
  onDoc: (doc: Node) => void
  /** Something was typed or the selection moved. */
  onChange: () => void
  /** @returns whether the key was used */
  onKey: (event: KeyboardEvent) => boolean
  /** A variable was pressed, by its number among those that the text shows. */
  onVariable: (number: number) => void
  /** Several lines were pasted. @returns whether they were used; else they become one */
  onLines: (documents: Node[]) => boolean
}

/**
 * A place on the page that is typed into: one line of words, with bold and links where the text has them. What is undone
 * is up to the document; the field only follows.
 */
export class TextField {
  readonly element = document.createElement('span')
  readonly view: EditorView
  readonly #options: TextFieldOptions

  constructor(place: ChildNode, options: TextFieldOptions) {
    this.#options = options
    this.element.className = 'broadsheet-typed'
    place.before(this.element)
    this.view = new EditorView(
      { mount: this.element },
      {
        state: EditorState.create({ doc: options.doc }),
        attributes: {
          role: 'textbox',
          'aria-label': options.label,
          'aria-description': 'Escape ends typing. Tab goes to the next text.',
          spellcheck: 'true',
        },
        dispatchTransaction: (transaction) => {
          this.view.updateState(this.view.state.apply(transaction))
          if (transaction.docChanged && !transaction.getMeta('follows')) options.onDoc(this.doc)
          options.onChange()
        },
        handleKeyDown: (_, event) => options.onKey(event),
        handleClickOn: (_, __, node, position) => {
          if (node.type.name === 'variable') options.onVariable(this.#numberAt(position))
          return false
        },
        handlePaste: (_, event) => this.#paste(event.clipboardData),
        handleDrop: (_, __, ___, isMoved) => !isMoved,
      },
    )
  }

  get doc(): Node {
    return this.view.state.doc
  }

  /** Puts the caret, and the keyboard's focus with it. */
  focus(caret: Caret): void {
    const { state } = this.view
    this.view.focus()
    trustCaret(this.view)
    const selection = TextSelection.create(state.doc, this.#positionOf(caret))
    this.view.dispatch(state.tr.setSelection(selection).scrollIntoView())
  }

  /** Selects the word that the caret is in, or all. */
  choose(what: 'word' | 'all'): void {
    const { doc, selection, tr } = this.view.state
    const { from, to } =
      what === 'all' ? { from: 0, to: doc.content.size } : wordAt(doc, selection.from)
    this.view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)))
  }

  insert(text: string): void {
    this.view.dispatch(this.view.state.tr.insertText(text).scrollIntoView())
  }

  /** The number of the variable that is selected, among those that the text shows. */
  selectedVariable(): number | undefined {
    const { selection } = this.view.state
    return selection instanceof NodeSelection ? this.#numberAt(selection.from) : undefined
  }

  /** Where an arrow key leads out of the text, as the caret stands. */
  leavesBy(key: string): { direction: 'forward' | 'backward'; caret: Caret } | undefined {
    const { selection } = this.view.state
    const way = waysOut[key]
    if (!way || !selection.empty || !this.view.endOfTextblock(way)) return undefined
    const x = this.view.coordsAtPos(selection.from).left
    if (way === 'up') return { direction: 'backward', caret: { x, line: 'last' } }
    if (way === 'down') return { direction: 'forward', caret: { x, line: 'first' } }
    const isForward = (way === 'right') === (getComputedStyle(this.element).direction === 'ltr')
    return isForward
      ? { direction: 'forward', caret: 'start' }
      : { direction: 'backward', caret: 'end' }
  }

  /** What a toolbar shows of what is selected. */
  marks(): { hasSelection: boolean; isBold: boolean; href?: string } {
    const { doc, selection, storedMarks } = this.view.state
    const { from, to, empty, $from } = selection
    const { bold, link } = doc.type.schema.marks
    const here = storedMarks ?? $from.marks()
    const isBold = empty ? here.some(({ type }) => type === bold) : hasMark(doc, from, to, bold)
    const found = link && linkAround(doc, from, link)
    return { hasSelection: !empty, isBold, ...(found?.href && { href: found.href }) }
  }

  /** Shows what the document has now; the caret stays between the same words. */
  follow(doc: Node): void {
    const start = this.doc.content.findDiffStart(doc.content)
    const ends = this.doc.content.findDiffEnd(doc.content)
    if (start === null || !ends) return
    const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
    const slice = doc.slice(start, ends.b + overlap)
    const transaction = this.view.state.tr.replace(start, ends.a + overlap, slice)
    this.view.dispatch(transaction.setMeta('follows', true))
  }

  /** Makes what is selected bold or a link, or no longer. */
  format(command: 'bold' | { link: string | undefined }): void {
    const { bold, link } = this.view.state.schema.marks
    const { state } = this.view
    const run = (transaction: typeof state.tr) => this.view.dispatch(transaction)
    if (command === 'bold') {
      if (bold) toggleMark(bold)(state, run)
    } else if (link) setLink(link, command.link)(state, run)
    this.view.focus()
  }

  /** Takes the field away; what is given stands in its place. */
  end(put: ChildNode[]): void {
    this.element.before(...put)
    this.view.destroy()
    this.element.remove()
  }

  #positionOf(caret: Caret): number {
    if (caret === 'start') return 0
    if (caret === 'end') return this.doc.content.size
    if ('letters' in caret) return positionAt(this.doc, caret.letters)
    const top = 'y' in caret ? caret.y : lineOf(this.element, caret.line)
    return this.view.posAtCoords({ left: caret.x, top })?.pos ?? 0
  }

  #numberAt(position: number): number {
    let number = 0
    this.doc.nodesBetween(0, position, (node, at) => {
      if (node.type.name === 'variable' && at < position) number++
    })
    return number
  }

  #paste(data: DataTransfer | null): boolean {
    if (!data || data.getData('text/html').includes('data-pm-slice')) return false
    const { schema } = this.view.state
    const { from, to } = this.view.state.selection
    const lines = pastedLines(data).map((runs) => nodesOf(schema, runs))
    if (lines.length > 1 && this.#options.onLines(itemsOf(this.doc, from, to, lines))) return true
    const space = nodesOf(schema, [{ text: ' ', isBold: false }])
    const joined = lines.reduce((whole, line) => whole.append(space).append(line), Fragment.empty)
    const words = joined.cut(lines.length > 0 ? 1 : 0)
    this.view.dispatch(this.view.state.tr.replaceWith(from, to, words).scrollIntoView())
    return true
  }
}

/**
 * For a fifth of a second after the focus came, ProseMirror takes a caret at the start for the browser's own doing, and
 * puts it back. Here the caret is put where it belongs at once: whoever presses Home right then means it.
 */
function trustCaret(view: EditorView): void {
  const input: unknown = Reflect.get(view, 'input')
  if (typeof input === 'object' && input !== null && 'lastFocus' in input) input.lastFocus = 0
}

const waysOut: { [key: string]: 'left' | 'right' | 'up' | 'down' | undefined } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Lines in the place of what is selected, with what stands before in the first and what stands behind in the last. */
function itemsOf(doc: Node, from: number, to: number, lines: Fragment[]): Node[] {
  return lines.map((line, at) => {
    const before = at === 0 ? doc.content.cut(0, from) : Fragment.empty
    const after = at === lines.length - 1 ? doc.content.cut(to) : Fragment.empty
    return doc.copy(before.append(line).append(after))
  })
}

function hasMark(doc: Node, from: number, to: number, type: MarkType | undefined): boolean {
  return type !== undefined && doc.rangeHasMark(from, to, type)
}
