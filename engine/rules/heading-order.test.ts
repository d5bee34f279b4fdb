import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)

/** A block as its schema shows it, without its title where it can do without. */
function block(type: string, hasTitle = true): object {
  const file = join(import.meta.dirname, `../../schema/blocks/${type}.schema.json`)
  const [{ title, ...example }] = JSON.parse(readFileSync(file, 'utf8')).examples
  return hasTitle && title ? { title, ...example } : example
}

/** What is said of the headings of a page with these blocks, and of which block. */
function said(blocks: object[]) {
  const manifest: { pages: object[] } = JSON.parse(bakery)
  const title = { title: 'Write to us', description: 'By post, by mail or at the counter.' }
  const pages = [...manifest.pages, { path: '/hidden', ...title, blocks }]
  const { findings } = analyse('m.json', JSON.stringify({ ...manifest, pages }))
  return findings
    .filter(({ code }) => code === 'heading-order')
    .map(({ message, at }) => [at.pointer, message])
}

const begins = 'This page begins without its first heading'
const leap = 'A heading of level 3 follows one of level 1'

test.each([
  { blocks: [block('announcement')], at: 0, message: begins },
  { blocks: [block('announcement'), block('call-to-action')], at: 1, message: begins },
  { blocks: [block('banner'), block('banner')], at: 1, message: 'a second first heading' },
  { blocks: [block('banner'), block('facts', false)], at: 1, message: leap },
])('"$message" is said of block $at', ({ blocks, at, message }) => {
  expect(said(blocks)).toEqual([[`/pages/7/blocks/${at}`, expect.stringContaining(message)]])
})

test('one level down at a time, or up again, is in order', () => {
  const down = [block('banner'), block('call-to-action'), block('facts', false)]
  expect(said([...down, block('call-to-action'), block('announcement')])).toEqual([])
})
