import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJson } from '../is-json.ts'
import type { Path } from '../path.ts'
import { Source } from '../source.ts'
import { insertValue } from './insert-value.ts'
import { moveValue } from './move-value.ts'
import { type Json, printed, values } from './printed-json.ts'
import { removeValue } from './remove-value.ts'
import { renameKey } from './rename-key.ts'
import { setValue } from './set-value.ts'
import { applyEdits, invertEdits, type TextEdit } from './text-edit.ts'

/** An edit of a text, and of the value that it says. */
interface Change {
  name: string
  edit: (source: Source) => TextEdit | TextEdit[] | undefined
  /** The value afterwards; undefined where the edit must be refused. */
  model: (value: Json) => Json | undefined
}

type Container = Json[] | { [key: string]: Json }
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null

function at(value: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(
    (around, key) =>
      isContainer(around) && Object.hasOwn(around, key) ? Object(around)[key] : undefined,
    value,
  )
}

/** The same value with the members of one of its lists or objects changed. */
function change(
  value: Json,
  path: Path,
  by: (members: [string, Json][]) => [string, Json][],
): Json {
  const [key, ...rest] = path
  if (!isContainer(value)) return value
  const entries = Object.entries(value)
  const changed =
    key === undefined
      ? by(entries)
      : entries.map(([own, child]): [string, Json] => [
          own,
          own === String(key) ? change(child, rest, by) : child,
        ])
  return Array.isArray(value) ? changed.map(([, child]) => child) : Object.fromEntries(changed)
}

const same = (a: Path, b: Path) => JSON.stringify(a.map(String)) === JSON.stringify(b.map(String))
const parentOf = (path: Path) => path.slice(0, -1)
const keyOf = (path: Path) => String(path.at(-1))

const set = (path: Path, to: Json): Change => ({
  name: `set ${path.join('/')}`,
  edit: (source) => setValue(source, path, to),
  model(value) {
    if (path.length === 0) return to
    const parent = at(value, parentOf(path))
    const isThere = at(value, path) !== undefined
    if (!isContainer(parent) || (Array.isArray(parent) && !isThere)) return undefined
    return change(value, parentOf(path), (members) =>
      isThere
        ? members.map(([key, child]) => [key, key === keyOf(path) ? to : child])
        : [...members, [keyOf(path), to]],
    )
  },
})

const insert = (path: Path, added: Json): Change => ({
  name: `insert ${path.join('/')}`,
  edit: (source) => insertValue(source, path, added),
  model: (value) => inserted(value, path, added),
})

function inserted(value: Json, path: Path, added: Json): Json | undefined {
  const parent = at(value, parentOf(path))
  if (path.length === 0 || !isContainer(parent)) return undefined
  const isItem =
    /^(?:0|[1-9]\d*)$/.test(keyOf(path)) && Number(keyOf(path)) <= Object.keys(parent).length
  if (Array.isArray(parent) ? !isItem : at(value, path) !== undefined) return undefined
  const index = Array.isArray(parent) ? Number(keyOf(path)) : Object.keys(parent).length
  return change(value, parentOf(path), (members) =>
    members.toSpliced(index, 0, [keyOf(path), added]),
  )
}

const remove = (path: Path): Change => ({
  name: `remove ${path.join('/')}`,
  edit: (source) => removeValue(source, path),
  model: (value) => removed(value, path),
})

function removed(value: Json, path: Path): Json | undefined {
  if (path.length === 0 || at(value, path) === undefined) return undefined
  return change(value, parentOf(path), (members) => members.filter(([key]) => key !== keyOf(path)))
}

const rename = (path: Path, name: string): Change => ({
  name: `rename ${path.join('/')} to ${name}`,
  edit: (source) => renameKey(source, path, name),
  model(value) {
    const parent = at(value, parentOf(path))
    if (path.length === 0 || !isContainer(parent) || Array.isArray(parent)) return undefined
    if (at(value, path) === undefined || Object.hasOwn(parent, name)) return undefined
    return change(value, parentOf(path), (members) =>
      members.map(([key, child]) => [key === keyOf(path) ? name : key, child]),
    )
  },
})

const move = (from: Path, to: Path): Change => ({
  name: `move ${from.join('/')} to ${to.join('/')}`,
  edit: (source) => moveValue(source, from, to),
  model(value) {
    const moved = at(value, from)
    const without = removed(value, from)
    if (same(from, to)) return moved === undefined || from.length === 0 ? undefined : value
    const isRenaming =
      same(parentOf(from), parentOf(to)) && !Array.isArray(at(value, parentOf(from)))
    if (isRenaming && to.length === from.length) return rename(from, keyOf(to)).model(value)
    return moved === undefined || without === undefined ? undefined : inserted(without, to, moved)
  },
})

function pathsOf(value: Json, path: Path = []): Path[] {
  if (!isContainer(value)) return [path]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...keys.flatMap((key) => pathsOf(Object(value)[key], [...path, key]))]
}

/** A change at some address of a value, mostly one that exists or nearly does. */
const changesOf = (value: Json): fc.Arbitrary<Change> => {
  const path = fc.constantFrom(...pathsOf(value))
  const key = fc.oneof(fc.nat(4), fc.string({ unit: 'binary', maxLength: 3 }))
  const near = fc.oneof(
    path,
    fc.tuple(path, key).map(([around, last]) => [...around, last]),
  )
  return fc.oneof(
    fc.tuple(near, values).map(([target, to]) => set(target, to)),
    fc.tuple(near, values).map(([target, to]) => insert(target, to)),
    near.map(remove),
    fc.tuple(near, fc.string({ maxLength: 3 })).map(([target, name]) => rename(target, name)),
    fc.tuple(near, near).map(([from, to]) => move(from, to)),
  )
}

const edited = (source: Source, { edit }: Change) => {
  const edits = edit(source)
  return edits && [edits].flat()
}

const written = printed.chain((text) => fc.tuple(fc.constant(text), changesOf(text.value)))

describe('whatever the text looks like', () => {
  const check = (holds: (text: string, edits: TextEdit[], source: Source) => void) =>
    fc.assert(
      fc.property(written, ([{ text }, change]) => {
        const source = new Source('m.json', text)
        const edits = edited(source, change)
        if (edits) holds(applyEdits(source.text, edits), edits, source)
      }),
      { numRuns: 2000 },
    )

  test('an edit changes the value as it should, and is refused exactly where it cannot be', () => {
    fc.assert(
      fc.property(written, ([{ text, value }, change]) => {
        const source = new Source('m.json', text)
        const edits = edited(source, change)
        const after = edits && JSON.stringify(JSON.parse(applyEdits(source.text, edits)))
        const expected = change.model(value)
        expect(after).toBe(expected === undefined ? undefined : JSON.stringify(expected))
      }),
      { numRuns: 5000 },
    )
  })

  test('the inverse gives every byte back', () => {
    check((after, edits, { text }) => {
      expect(applyEdits(after, invertEdits(text, edits))).toBe(text)
    })
  })

  test('line ends are those of the file, and what is on one line stays there', () => {
    fc.assert(
      fc.property(written, ([{ text, lineEnd }, change]) => {
        const source = new Source('m.json', text)
        const after = applyEdits(source.text, edited(source, change) ?? [])
        expect(after.replaceAll(lineEnd, '')).not.toMatch(/[\r\n]/)
        if (!text.includes('\n')) expect(after).not.toContain('\n')
      }),
    )
  })

  test('nothing is taken away but values, keys, one comma and white space', () => {
    check((_after, edits, { text }) => {
      for (const { offset, length } of edits) {
        const taken = text.slice(offset, offset + length).replace(/^\s*,|,\s*$/, '')
        const isWhole = [`${taken}`, `[${taken}]`, `{${taken}}`, `{${taken}: 0}`].some(isJson)
        expect(isWhole, taken).toBe(true)
      }
    })
  })
})

const spaced = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (!isContainer(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, child]) => `${JSON.stringify(key)}: ${spaced(child)}`)
    .join(', ')}}`
}

const pretty = (unit: string, lineEnd: string) => (value: Json) =>
  `${JSON.stringify(value, null, unit)}\n`.replaceAll('\n', lineEnd)

describe.each([
  { layout: 'two spaces', print: pretty('  ', '\n') },
  { layout: 'tabs and Windows line ends', print: pretty('\t', '\r\n') },
  { layout: 'three spaces', print: pretty('   ', '\n') },
  { layout: 'no white space', print: (value: Json) => JSON.stringify(value) },
  { layout: 'one line with spaces', print: spaced },
])('in a text of $layout', ({ print }) => {
  test('what is edited looks as if the text had been written so', () => {
    // With a list of lists within an object there is something to see the layout by.
    const whole = values.map((value): Json => ({ site: [[0, value, 0]] }))
    fc.assert(
      fc.property(
        whole.chain((value) => fc.tuple(fc.constant(value), changesOf(value))),
        ([value, change]) => {
          const source = new Source('m.json', print(value))
          const edits = edited(source, change)
          const expected = change.model(value)
          if (!edits || expected === undefined || at(expected, ['site', 0]) === undefined) return
          fc.pre(!/"\d+":/.test(print(expected))) // JavaScript puts such keys first
          expect(applyEdits(source.text, edits)).toBe(print(expected))
        },
      ),
      { numRuns: 1000 },
    )
  })
})

test('edits apart from each other do what each does alone, whatever their order', () => {
  const text = '{ "a": [1, 2], "b": { "c": "d" }, "e": 1 }'
  const source = new Source('m.json', text)
  const edits = [
    setValue(source, ['e'], [true]),
    insertValue(source, ['a', 2], 3),
    insertValue(source, ['a', 2], 4),
    renameKey(source, ['b'], 'B'),
    removeValue(source, ['b', 'c']),
  ].flatMap((edit) => edit ?? [])
  const after = '{ "a": [1, 2, 3, 4], "B": {}, "e": [true] }'
  expect(applyEdits(text, edits)).toBe(after)
  expect(applyEdits(text, edits.toSpliced(1, 2).toReversed())).toBe(after.replace(', 3, 4', ''))
  expect(applyEdits(after, invertEdits(text, edits))).toBe(text)
})

test('edits that overlap are a bug, not a result', () => {
  const source = new Source('m.json', '[[1], 2]')
  const edits = [setValue(source, [0], 0), setValue(source, [0, 0], 3)].flatMap(
    (edit) => edit ?? [],
  )
  expect(() => applyEdits(source.text, edits)).toThrow('overlap')
})

test.each([
  { text: '{ "a": [ 1,2,   3 ] }', path: ['a', 0], after: '{ "a": [ 0,1,2,   3 ] }' },
  { text: '{ "a": [ 1,2,   3 ] }', path: ['a', 2], after: '{ "a": [ 1,2,   0,   3 ] }' },
  { text: '{ "a": [], "b": {} }', path: ['a', 0], after: '{ "a": [0], "b": {} }' },
  { text: '{ "a": [], "b": {} }', path: ['b', 'c'], after: '{ "a": [], "b": { "c": 0 } }' },
  { text: '{}\n', path: ['a'], after: '{\n  "a": 0\n}\n' },
  {
    text: '{\n  "a": [\n    { "b": {} }\n  ]\n}\n',
    path: ['a', 0, 'b', 'c'],
    after: '{\n  "a": [\n    { "b": { "c": 0 } }\n  ]\n}\n',
  },
  // Of the innermost neighbor that shows it, and as most people write where none does.
  { text: '{}', path: ['a'], after: '{"a":0}' },
  { text: '{\n  "a": [{}]\n}', path: ['a', 0, 'b'], after: '{\n  "a": [{ "b": 0 }]\n}' },
  {
    text: '{"a": 1, "b": {"c" : {"d" : {}}}}',
    path: ['b', 'c', 'd', 'e'],
    after: '{"a": 1, "b": {"c" : {"d" : {"e" : 0}}}}',
  },
  { text: '{\n  "a":\n    1\n}', path: ['b'], after: '{\n  "a":\n    1,\n  "b": 0\n}' },
  { text: '{\n"a": []\n}', path: ['a', 0], after: '{\n"a": [\n  0\n]\n}' },
  {
    text: '\t{\n    "a": []\n}',
    path: ['a', 0],
    after: '\t{\n    "a": [\n      0\n    ]\n}',
  },
  {
    text: '{\n  "a": 1,\r\n  "b": []\n}',
    path: ['b', 0],
    after: '{\n  "a": 1,\r\n  "b": [\r\n    0\r\n  ]\n}',
  },
])('a value is put at $path of $text with the space of its neighbors', ({ text, path, after }) => {
  expect(applyEdits(text, [insertValue(new Source('m.json', text), path, 0) ?? []].flat())).toBe(
    after,
  )
})

test('a space before colons alone is none behind commas', () => {
  const text = '{"a" :1}'
  const edit = setValue(new Source('m.json', text), ['a'], [1, { b: 2, c: 3 }])
  expect(edit && applyEdits(text, [edit])).toBe('{"a" :[1,{"b" :2,"c" :3}]}')
})

test('what is put before a piece stands before what the piece becomes, whichever is named first', () => {
  const edits = [
    { offset: 0, length: 1, text: 'x' },
    { offset: 0, length: 0, text: 'y' },
  ]
  expect(applyEdits('ab', edits)).toBe('yxb')
  expect(applyEdits('ab', edits.toReversed())).toBe('yxb')
})

/** A value on several lines, among others on their own line or with one. */
const onLines = `{
  "a": [
    {
      "x": [
        { "z": {} }
      ],

      "y": {
        "w": ["}", ","]
      }
    },
    3
  ],
  "b": [0]
}
`

test.each([
  {
    text: onLines,
    from: ['a', 0],
    to: ['b', 1],
    after: `{
  "a": [
    3
  ],
  "b": [0, { "x": [{ "z": {} }], "y": { "w": ["}", ","] } }]
}
`,
  },
  {
    text: '{"o":{"0":1,"1":{}}}', // keys that look like numbers do not move up
    from: ['o', '0'],
    to: ['o', '1', 'x'],
    after: '{"o":{"1":{"x":1}}}',
  },
])('what is moved from $from to $to is written as its new neighbors are', (each) => {
  const { text, from, to, after } = each
  expect(applyEdits(text, moveValue(new Source('m.json', text), from, to) ?? [])).toBe(after)
})
