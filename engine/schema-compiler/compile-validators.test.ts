import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type SchemaError,
  type Validate,
  validate,
  validatePage,
} from '../../schema/generated/manifest.js'
import { ajvWith, base } from './compile-validators.ts'
import { readSchemas } from './read-schemas.ts'
import { rulesOf } from './rules-of.ts'

const root = join(import.meta.dirname, '../..')
const schemas = readSchemas(join(root, 'schema'))
const ajv = ajvWith(schemas)

/** A page for each block, with all that its example has. */
const pages = [...schemas].flatMap(([path, { examples }]) => {
  const blocks = path.startsWith('blocks/') ? [examples ?? []].flat() : []
  return blocks.map((block) => ({ path: '/', title: 'x', description: 'x', blocks: [block] }))
})
const manifests = ['engine/fixtures/bakery', 'engine/fixtures/observatory', '.'].map((folder) => ({
  ...JSON.parse(readFileSync(join(root, folder, 'site.manifest.json'), 'utf8')),
  pages: pages.slice(0, 1),
}))

/** What is put in the place of each value. */
const values = [
  ...[null, 0, -1, 1.5, 1e9, true, '', 'x', 'X y', '🍞', {}, [], Array(9).fill(null)],
  ...[{ type: 'x' }, { type: 1 }, { type: 'prose' }, { 'a~/b': 1, Name: 'x' }],
]

/** Damages a value in one place, in every way, and takes each damage back. */
function eachDamage(owner: object, key: string, see: () => void): void {
  const value: unknown = Reflect.get(owner, key)
  for (const other of values) {
    Reflect.set(owner, key, other)
    see()
  }
  Reflect.set(owner, key, value)
  if (Array.isArray(owner)) return
  Reflect.set(owner, `${key}s`, value)
  see()
  Reflect.deleteProperty(owner, key)
  see()
  Reflect.deleteProperty(owner, `${key}s`)
  see()
  Reflect.set(owner, key, value)
}

/** All places of a value; of a list those of its first entries. */
function placesIn(owner: unknown): [owner: object, key: string][] {
  if (typeof owner !== 'object' || owner === null) return []
  const entries = Object.entries(owner).slice(0, Array.isArray(owner) ? 2 : undefined)
  return entries.flatMap(([key, value]): [object, string][] => [[owner, key], ...placesIn(value)])
}

type Told = Omit<SchemaError, 'parentSchema' | 'propertyName'> & {
  parentSchema?: unknown
  propertyName?: string | undefined
}

/** What is wrong with a value, and in which part of the schemas; in an order of its own. */
const told = (errors: Told[] | null | undefined) =>
  (errors ?? [])
    .map(({ instancePath, keyword, params, propertyName, parentSchema, data }) => {
      const { title } = Object(parentSchema)
      return JSON.stringify({ instancePath, keyword, params, propertyName, title, data })
    })
    .sort()

const keywords = new Set<string>()

function expectSame(isValid: Validate<unknown>, schema: string, value: unknown): void {
  const fits = ajv.validate(base + schema, value)
  const expected = fits ? [] : told(ajv.errors)
  for (const { keyword } of (!fits && ajv.errors) || []) keywords.add(keyword)
  const isSame = isValid(value) === fits && told(isValid.errors).join() === expected.join()
  if (!isSame) expect({ value, told: told(isValid.errors) }).toEqual({ value, told: expected })
}

test('whatever is wrong in any place, it is what Ajv finds', () => {
  for (const page of pages)
    for (const [owner, key] of placesIn(page))
      eachDamage(owner, key, () => expectSame(validatePage, 'page.schema.json', page))
  for (const manifest of manifests)
    for (const [owner, key] of placesIn(manifest))
      eachDamage(owner, key, () => expectSame(validate, 'manifest.schema.json', manifest))
  expect([...keywords].sort()).toEqual([
    ...['additionalProperties', 'const', 'discriminator', 'enum', 'maxItems', 'maximum'],
    ...['minItems', 'minLength', 'minimum', 'pattern', 'propertyNames', 'required', 'type'],
  ])
})

test('a rule that the validator would pass over is refused', () => {
  const schema = { items: { properties: { name: { anyOf: [] } } } }
  expect(() => rulesOf(schema, 'blocks/sign.schema.json')).toThrow(
    '"blocks/sign.schema.json" has the rule "anyOf", which the check of a manifest does not know.',
  )
})
