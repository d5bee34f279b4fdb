import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)

test.each([
  { what: 'an empty item', from: '"Feed the starter"', to: '""' },
  { what: 'an item that is no text', from: '"Feed the starter"', to: '5' },
  { what: 'a list without items', from: '["Dark loaves", "Crispbread"]', to: '[]' },
  { what: 'an empty title', from: '"Our bread"', to: '""' },
])('a page with $what is shown all the same', ({ from, to }) => {
  const { pages, findings } = analyse('m.json', bakery.replace(from, to))
  expect(pages[1]?.shown.blocks.map(({ type }) => type)).toContain('columns')
  expect(findings.map(({ severity }) => severity)).toEqual(['error'])
})
