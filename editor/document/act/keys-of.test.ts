import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, Source } from '../../../engine/text/source.ts'
import { describe, fieldsOf, shapeOf } from '../../fields/describe.ts'
import { keysOf } from './keys-of.ts'
import { valueAt } from './plan.ts'

const text = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const source = new Source('', text)

/** The addresses of all objects in a value. */
function objectsIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, each]) => objectsIn(each, [...path, key]))
  return Array.isArray(value) ? within : [path, ...within]
}

/** The keys of the fields that the side panel shows there. */
function shownKeys(path: Path): string[] {
  const typeAt = (pointer: string) => Object(valueAt(source, pathOf(pointer))).type
  const field = describe(pointerOf(path), typeAt)
  const shape = field && shapeOf(field, { type: typeAt(pointerOf(path)) ?? '' })
  return Object.keys(shape === undefined ? {} : fieldsOf(shape))
}

test('every object of a site can have the keys that fields are shown for', () => {
  const objects = objectsIn(JSON.parse(text), [])
  expect(objects.flatMap((path) => keysOf(source, path)).length).toBeGreaterThan(objects.length)
  for (const path of objects) expect([path, keysOf(source, path)]).toEqual([path, shownKeys(path)])
})
