import fc from 'fast-check'
import type { Path } from '../../../engine/text/path.ts'
import { pointerOf, Source } from '../../../engine/text/source.ts'
import { valueAt } from '../act/plan.ts'
import type { Action } from '../action.ts'

/** What somebody does next; the numbers choose among what there is then. */
export interface Move {
  kind: Action['kind'] | 'undo' | 'redo' | 'save' | 'outside' | 'reload' | 'settle'
  pick: number
  other: number
}

const kinds: [Move['kind'], number][] = [
  ['set', 30],
  ['insert', 6],
  ['remove', 6],
  ['move', 6],
  ['duplicate', 4],
  ['rename', 1],
  ['write-out', 3],
  ['move-page', 3],
  ['delete-page', 1],
  ['replace', 3],
  ['text', 4],
  ['undo', 10],
  ['redo', 6],
  ['save', 6],
  ['outside', 6],
  ['settle', 3],
  ['reload', 2],
]

export const moves: fc.Arbitrary<Move> = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({ arbitrary: fc.constant(kind), weight }))),
  pick: fc.nat(),
  other: fc.nat(),
})

/** The action that a move comes to in a text; the word is put where one is needed. */
export function actionOf(
  { kind, pick, other }: Move,
  text: string,
  word: string,
): Action | undefined {
  const source = new Source('', text)
  const { texts, items, pages } = placesIn(source)
  const path = choose(texts, pick)
  const item = choose(items, pick)
  const page = String(valueAt(source, [...choose(pages, pick), 'path']))
  const value = String(valueAt(source, path))
  const at = pick % (value.length + 1)
  const place = { pointer: pointerOf(path), start: at, end: Math.min(value.length, at + 2) }
  const actions: { [kind: string]: () => Action } = {
    set: () => ({
      kind: 'set',
      pointer: pointerOf(path),
      value: other % 3 ? word : value.slice(0, at) + word + value.slice(at),
    }),
    insert: () => ({
      kind: 'insert',
      pointer: pointerOf(item),
      value: other % 2 ? word : { title: word },
    }),
    remove: () => ({ kind: 'remove', pointer: pointerOf(item) }),
    move: () => ({
      kind: 'move',
      from: pointerOf(item),
      to: pointerOf(other % 3 ? [...item.slice(0, -1), 0] : choose(items, other)),
    }),
    duplicate: () => ({ kind: 'duplicate', pointer: pointerOf(item) }),
    rename: () => ({ kind: 'rename', pointer: pointerOf(path), key: `k${word}` }),
    'write-out': () => ({
      kind: 'write-out',
      pointer: place.pointer,
      start: value.indexOf('{'),
      end: value.indexOf('}') + 1,
    }),
    'move-page': () => ({ kind: 'move-page', from: page, to: `/p${word.length}-${other % 97}` }),
    'delete-page': () => ({ kind: 'delete-page', path: page, ...(other % 2 && { linksTo: '/' }) }),
    replace: () => ({ kind: 'replace', places: [place], by: word }),
    text: () => ({
      kind: 'text',
      edits: [{ offset: (source.find(path)?.offset ?? 0) + 1, length: 0, text: word }],
    }),
  }
  return actions[kind]?.()
}

function choose(paths: Path[], number: number): Path {
  return paths[number % paths.length] ?? []
}

/** The addresses of all texts, of all items of lists, and of all pages. */
function placesIn(source: Source): { texts: Path[]; items: Path[]; pages: Path[] } {
  const texts: Path[] = []
  const items: Path[] = []
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') texts.push(path)
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      if (Array.isArray(value)) items.push([...path, Number(key)])
      walk(child, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
  walk(valueAt(source, []), [])
  return { texts, items, pages: items.filter((path) => path.length === 2 && path[0] === 'pages') }
}
