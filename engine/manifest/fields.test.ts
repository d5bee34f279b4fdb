import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Path } from '../text/path.ts'
import { eachString } from '../text/walk.ts'
import { eachField } from './fields.ts'

const bakery: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'), 'utf8'),
)

interface Visit {
  text: string
  format: string
  path: Path
}

function visits(value: unknown): Visit[] {
  const found: Visit[] = []
  eachField(value, 'Manifest', (text, format, path) =>
    found.push({ text, format, path: [...path] }),
  )
  return found
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((around, key) => Object(around)[key], value)

test.each([
  { path: ['site', 'variables', 'email'], format: 'variable' },
  { path: ['navigation', 1, 'children', 0, 'href'], format: 'href' },
  { path: ['redirects', 0, 'to'], format: 'href' },
  { path: ['shared', 'order', 'text'], format: 'inline' },
  { path: ['pages', 1, 'blocks', 1, 'cards', 0, 'lists', 0, 'items', 2], format: 'inline' },
  { path: ['pages', 1, 'blocks', 1, 'cards', 0, 'icon'], format: 'icon' },
  { path: ['pages', 0, 'structuredData', 'telephone'], format: 'text' },
  { path: ['notFound', 'blocks', 0, 'title'], format: 'text' },
])('$path is $format', ({ path, format }) => {
  expect(visits(bakery)).toContainEqual({ text: at(bakery, path), format, path })
})

test('every text is visited, in the order of the text, but for those with a choice of words', () => {
  const all: string[] = []
  eachString(bakery, (_, path) => all.push(path.join('/')))
  const visited = visits(bakery).map(({ path }) => path.join('/'))
  const others = all.filter((path) => !visited.includes(path))
  expect(visited).toEqual(all.filter((path) => visited.includes(path)))
  expect(new Set(others.map((path) => path.split('/').at(-1)))).toEqual(
    new Set(['$schema', 'type', 'code']),
  )
})

test('a part of a manifest is walked like the whole, and so is a list of such parts', () => {
  const blocks = [
    { type: 'prose', paragraphs: ['a'] },
    { type: 'no-such-block', title: 'b' },
  ]
  const found: Visit[] = []
  eachField(
    blocks,
    'Block',
    (text, format, path) => found.push({ text, format, path: [...path] }),
    ['blocks'],
  )
  expect(found).toEqual([{ text: 'a', format: 'inline', path: ['blocks', 0, 'paragraphs', 0] }])
})

test('whatever the value, what is visited stands where it is said to stand', () => {
  const keys = fc.constantFrom('pages', 'blocks', 'type', 'title', 'shared', '__proto__', 'items')
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('prose', 'hero', 'constructor', 1, null),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.dictionary(keys, tie('tree'), { maxKeys: 4 }),
    ),
  }))
  fc.assert(
    fc.property(tree, (part) => {
      const value = {
        shared: part,
        pages: [part, { blocks: [part, { type: 'prose', title: part }] }],
      }
      for (const { text, path } of visits(value)) expect(at(value, path)).toBe(text)
    }),
  )
})
