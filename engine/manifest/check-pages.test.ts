import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasErrors } from '../findings/report.ts'
import { scan } from '../text/scan.ts'
import { checkHead, checkPages, isSiteWhole } from './check-pages.ts'
import { loadText } from './load.ts'
import { createPageReader } from './page-reader.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const broken = readdirSync(join(fixtures, 'broken')).filter((name) => name.endsWith('.json'))
const bakery = readFileSync(join(fixtures, 'bakery/site.manifest.json'))

/** Whether a manifest is found to be without mistakes page by page, and its pages as the build reads them. */
function check(bytes: Buffer) {
  const scanned = scan(bytes)
  if (!scanned) return undefined
  const texts = textsOf(bytes, scanned.pages)
  const head = texts[0] && checkHead(scanned.rest, texts[0])
  const facts = head && checkPages(head, texts)
  if (!head || !facts || !isSiteWhole(head, facts, options)) return undefined
  const reader = createPageReader(head)
  return { facts, pages: texts.map(({ text }) => reader.read(text)) }
}

function textsOf(bytes: Buffer, pages: Uint32Array) {
  return Array.from({ length: pages.length / 3 }, (_, index) => ({
    text: bytes.toString('utf8', pages[index * 3], pages[index * 3 + 1]),
    properties: pages[index * 3 + 2] ?? 0,
  }))
}

/** What the fixtures' pictures are taken to be. */
const options = {
  pictureAt: (src: string) =>
    src.includes('missing') ? ('missing' as const) : ('unknown' as const),
}
const wrong = broken.filter((name) => {
  const text = readFileSync(join(fixtures, 'broken', name), 'utf8')
  return hasErrors(loadText(name, text, options).findings)
})

test.each(wrong)('%s is found page by page too', (name) => {
  expect(check(readFileSync(join(fixtures, 'broken', name)))).toBeUndefined()
})

test('warnings alone are left to the whole check', () => {
  expect(wrong).not.toContain('title-alike.json')
  expect(check(readFileSync(join(fixtures, 'broken/title-alike.json')))).toBeDefined()
})

test('read page by page, a site is the one that is read at once', () => {
  const { site } = loadText('site.manifest.json', bakery.toString())
  expect(check(bakery)?.pages).toEqual(site?.pages)
})

test.each([
  { what: 'white space', text: JSON.stringify(JSON.parse(bakery.toString()), null, '\t') },
  { what: 'none', text: JSON.stringify(JSON.parse(bakery.toString())) },
])('with $what between, too', ({ text }) => {
  const { site } = loadText('site.manifest.json', text)
  expect(check(Buffer.from(text))?.pages).toEqual(site?.pages)
})

test.each([
  { brackets: 95, isFine: true },
  { brackets: 96, isFine: false },
])('$brackets brackets within a record are judged as at once', ({ brackets, isFine }) => {
  const record = `{ "@type": "Thing", "deep": ${'['.repeat(brackets)}${']'.repeat(brackets)} }`
  const own = `"structuredData": { "type": "record", "record": ${record} }, "path": "/cakes",`
  const text = bakery.toString().replace('"path": "/cakes",', own)
  expect(Boolean(loadText('site.manifest.json', text).site)).toBe(isFine)
  expect(Boolean(check(Buffer.from(text)))).toBe(isFine)
})

test.each([
  { src: '/{bakery}.png', isFine: true },
  { src: '/missing.png', isFine: false },
])('the picture $src is looked up', ({ src, isFine }) => {
  const text = bakery.toString().replace('/social.png', src)
  expect(hasErrors(loadText('site.manifest.json', text, options).findings)).toBe(!isFine)
  expect(Boolean(check(Buffer.from(text)))).toBe(isFine)
})

test.each([
  '',
  '[]',
  '{}',
  '{"pages":[]}',
  '{"pages":[1]}',
  '{"pages":[{}',
  '{"pages":"',
  '{"pages":[{},]}',
  '{"pages":{"pages":[]}}',
])('%s is left to the whole check', (text) => {
  expect(scan(Buffer.from(text))?.pages.length ?? 0).toBe(0)
})
