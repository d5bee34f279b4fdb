import fc from 'fast-check'
import { expect, test } from 'vitest'
import { segmentsOf } from '../../../engine/manifest/tokens.ts'
import type { Format } from '../../../schema/formats.ts'
import { docOf, resolvedOf, shownVariables, writtenOf } from './text-doc.ts'

const variables = { phone: '0123', count: '**600+**' }
const textOf = (written: string, format: Format) => ({
  ...{ written, format, segments: segmentsOf(written, variables) },
})

test.each([
  { written: 'Call {phone} now', format: 'text', shows: 'Call 0123 now' },
  {
    written: '**{count} loaves**, [call](tel:{phone})',
    format: 'inline',
    shows: '600+ loaves, call',
  },
  { written: '2 ** 3 {nobody}', format: 'long-text', shows: '2 ** 3 {nobody}' },
  { written: '', format: 'text', shows: '' },
] as const)('$written is typed into as $shows, and stays when nothing is typed', (row) => {
  const text = textOf(row.written, row.format)
  const doc = docOf(text)
  expect(doc.textContent).toBe(row.shows)
  expect(writtenOf(doc, text)).toBe(row.written)
})

test('of the variables in a text those in the target of a link are not shown', () => {
  const text = textOf('[call {phone}](tel:{phone}) {count}', 'inline')
  expect(shownVariables(text).map(({ name, start }) => [name, start])).toEqual([
    ['phone', 6],
    ['count', 28],
  ])
  expect(resolvedOf(text)).toBe('[call 0123](tel:0123) **600+**')
})

test('what is typed stands where it was typed, and nothing else changes', () => {
  const piece = fc.constantFrom('a ', '{phone}', '**b**', '[c](/d)', '\\*', '[sic] ', 'C:\\x ')
  const pieces = fc.array(piece, { maxLength: 4 }).map((some) => some.join(''))
  fc.assert(
    fc.property(pieces, pieces, (before, after) => {
      const text = textOf(`${before}<>${after}`, 'inline')
      const doc = docOf(text)
      const at = doc.textBetween(0, doc.content.size, '', '.').indexOf('<') + 1
      const typed = doc.replace(at, at, docOf(textOf('typed', 'inline')).slice(0))
      expect(writtenOf(typed, text)).toBe(`${before}<typed>${after}`)
    }),
  )
})
