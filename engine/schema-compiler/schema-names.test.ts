import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSchema, type JsonSchema, readSchemas } from './read-schemas.ts'
import { refuseSharedNames } from './schema-names.ts'

const card = { title: 'Price card', type: 'object', properties: {} }

test('two parts of one title are refused, with the files that hold them', () => {
  const first = { properties: { cards: { items: card } } }
  const second = { definitions: { card: { ...card, title: 'PriceCard' } } }
  const schemas = new Map<string, JsonSchema>([
    ['blocks/prices.schema.json', first],
    ['blocks/offers.schema.json', second],
  ])
  expect(() => refuseSharedNames(schemas)).toThrow(
    '"blocks/prices.schema.json" and "blocks/offers.schema.json" both have a part whose title makes the type "PriceCard".',
  )
})

test('a property named "title" is no title', () => {
  const properties = { title: { type: 'string' } }
  const schema = { title: 'Card', properties, examples: [card, card] }
  expect(() => refuseSharedNames(new Map([['a.schema.json', schema]]))).not.toThrow()
})

test('every text of the manifest has a format, but for those with a choice of words', () => {
  const schemas = readSchemas(join(import.meta.dirname, '../../schema'))
  const unformatted = [...schemas].flatMap(([file, schema]) => textsIn(schema, file))
  expect(unformatted).toEqual([
    'manifest.schema.json/properties/$schema', // for editors alone
    'manifest.schema.json/properties/pages/properties/include', // names files, and says nothing
    'structured-data.schema.json/definitions/record/properties/record/properties/@type',
  ])
})

function textsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, at))
  if (!isSchema(value)) return []
  if (value.type === 'string') return 'format' in value || 'enum' in value ? [] : [at]
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${at}/${key}`))
}
