import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Source } from '../text/source.ts'
import type { Located } from '../text/source-range.ts'
import { withoutMark } from '../text/without-mark.ts'
import { cutPages } from './cut-pages.ts'
import { splitParts } from './read-parts.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)

/** Where all values of a text stand. */
function rangesIn({ offset, end, members }: Located): unknown[] {
  return [offset, end, ...[...members].map(([key, member]) => [key, rangesIn(member)])]
}

test.each([
  ['as it is', bakery],
  ['without white space', JSON.stringify(JSON.parse(bakery))],
  ['with other alphabets around and within its pages', bakery.replaceAll('Hearth', '火と🍞')],
  ['with a byte order mark', `\uFEFF${bakery}`],
])('a manifest %s has its values where they are without being cut', (_, text) => {
  const cut = cutPages(withoutMark(text))
  const parts = cut && splitParts('m.json', cut)
  expect(parts?.pages).toHaveLength(JSON.parse(bakery).pages.length)
  expect(parts && rangesIn(parts.source.root)).toEqual(rangesIn(new Source('m.json', text).root))
})
