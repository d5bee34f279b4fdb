import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, describe as group, test } from 'vitest'
import type { Descriptions } from '../../engine/schema-compiler/describe-schemas.ts'
import { choiceInWords, describe } from './describe.ts'

const file = join(import.meta.dirname, '../../schema/generated/descriptions.json')
const table: Descriptions = JSON.parse(readFileSync(file, 'utf8'))
const typeAt = (pointer: string) =>
  ({ '/pages/0/blocks/1': 'cards', '/shared/closing': 'hero' })[pointer]

test.each([
  { pointer: '', says: { title: 'Manifest', kind: 'shape' } },
  { pointer: '/site/name', says: { title: 'Name', kind: 'text', format: 'text' } },
  { pointer: '/site/variables/phone', says: { kind: 'text', format: 'variable' } },
  { pointer: '/navigation/2/children/0/href', says: { title: 'Link', format: 'href' } },
  { pointer: '/pages/0/image', says: { title: 'Picture for sharing', shape: 'Image' } },
  { pointer: '/pages/0/blocks/1', says: { title: 'Block', kind: 'union' } },
  { pointer: '/pages/0/blocks/1/cards/3', says: { title: 'Card', shape: 'Card' } },
  { pointer: '/pages/0/blocks/1/cards/3/lists/0/items/1', says: { format: 'inline' } },
  { pointer: '/shared/closing/badge/image/alt', says: { title: 'What it shows', format: 'alt' } },
])('$pointer is described', ({ pointer, says }) => {
  expect(describe(pointer, typeAt)).toMatchObject(says)
})

test.each(['/nothing', '/pages/first', '/pages/0/blocks/7/title', '/site/name/within'])(
  '%s is no place of a manifest',
  (pointer) => {
    expect(describe(pointer, typeAt)).toBeUndefined()
  },
)

group('every field', () => {
  const fields = Object.entries(table.shapes).flatMap(([shape, { fields }]) =>
    Object.entries(fields).map(([key, field]) => ({ at: `${shape}.${key}`, field })),
  )

  test.each(fields)('$at has a title and a description', ({ field }) => {
    expect(field.title).toMatch(/^[A-Z$][^"{}]+$/)
    expect(field.description).toMatch(/^[A-Z].+\.$/)
  })
})

test('what is loaded first of the descriptions is small', () => {
  const written = JSON.stringify(table)
  expect(brotliCompressSync(written).byteLength).toBeLessThan(15_250)
})

test.each([
  ['ProfessionalService', 'Professional service'],
  ['link-to-redirect', 'Link to redirect'],
  ['teal', 'Teal'],
])('%s is read as "%s"', (word, words) => {
  expect(choiceInWords(word)).toBe(words)
})
