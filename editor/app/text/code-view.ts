import { defaultKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

interface CodeOptions {
  parent: HTMLElement
  text: string
  onEdit: () => void
  onCaret: (offset: number) => void
  undo: () => void
  redo: () => void
}

/** Marks what came from the document, and need not be told to it. */
const fromDocument = Annotation.define<boolean>()

/** Shows the manifest's text. Undo is the document's: there is one for all views. */
export function openCode({ parent, text, onEdit, onCaret, undo, redo }: CodeOptions): EditorView {
  const listener = EditorView.updateListener.of(
    ({ docChanged, transactions, selectionSet, state }) => {
      const isTyped = transactions.some(
        (transaction) => transaction.docChanged && !transaction.annotation(fromDocument),
      )
      if (isTyped) onEdit()
      if (docChanged || selectionSet) onCaret(state.selection.main.head)
    },
  )
  const keys = [
    { key: 'Mod-z', run: done(undo) },
    { key: 'Mod-y', run: done(redo) },
    { key: 'Mod-Shift-z', run: done(redo) },
    { key: 'Escape', run: leave },
  ]
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        ...[keymap.of(keys), listener, look],
        EditorState.lineSeparator.of(text.includes('\r\n') ? '\r\n' : '\n'),
        EditorView.contentAttributes.of({ 'aria-label': 'The text of the site' }),
      ],
    }),
  })
}

const done = (act: () => void) => () => {
  act()
  return true
}

/** Tab indents, so that there must be another way out by keys (WCAG 2.1.2). */
function leave({ contentDOM }: EditorView): boolean {
  contentDOM.blur()
  return false
}

/** Makes the view say what the document says; the caret stays where it was in the words. */
export function follow(view: EditorView, text: string): void {
  const now = view.state.sliceDoc()
  if (now === text) return
  let from = 0
  const most = Math.min(now.length, text.length)
  while (from < most && now.charCodeAt(from) === text.charCodeAt(from)) from++
  let same = 0
  while (same < most - from && now.at(-1 - same) === text.at(-1 - same)) same++
  const change = { from, to: now.length - same, insert: text.slice(from, text.length - same) }
  view.dispatch({ changes: change, annotations: fromDocument.of(true) })
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--muted)' },
])

const look: Extension = [
  json(),
  ...[lineNumbers(), foldGutter(), codeFolding(), lintGutter()],
  ...[drawSelection(), highlightActiveLine(), highlightActiveLineGutter()],
  ...[bracketMatching(), indentOnInput(), highlightSelectionMatches(), search({ top: true })],
  syntaxHighlighting(colours),
  EditorView.lineWrapping,
  keymap.of([...searchKeymap, ...foldKeymap, ...lintKeymap, indentWithTab, ...defaultKeymap]),
  EditorView.theme({
    '&': {
      height: '100%',
      backgroundColor: 'var(--raised)',
      color: 'var(--ink)',
      fontSize: '0.9rem',
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-content': {
      fontFamily: "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace",
      caretColor: 'var(--ink)',
    },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': {
      backgroundColor: 'var(--paper)',
      color: 'var(--muted)',
      borderRight: '1px solid var(--line)',
    },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--accent-soft)' },
    '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
      {
        backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)',
      },
    '.cm-panels, .cm-tooltip': {
      backgroundColor: 'var(--paper)',
      color: 'var(--ink)',
      borderColor: 'var(--line)',
    },
    '.cm-foldPlaceholder': {
      backgroundColor: 'var(--accent-soft)',
      color: 'var(--ink)',
      border: 'none',
    },
  }),
]
