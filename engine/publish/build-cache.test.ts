import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readBuildCache, writeBuildCache } from './build-cache.ts'
import { type CachedPage, lineOfPage } from './known-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-record-'))
const file = join(folder, 'pages')
afterAll(() => rmSync(folder, { recursive: true }))

const head = {
  ...{ stamp: 1, factsKey: 'facts', templateKey: 'template', policy: '' },
  ...{ links: ['<link title="Crème">'], ownFiles: ['/é.png'], states: {}, files: {} },
}
const pageAt = (number: number, facts = '{"title":"Brötchen"}'): CachedPage => ({
  ...{ hash: String(number).padStart(27, 'h'), size: number, path: `/${number}`, near: '', facts },
  ...{ bytes: 10 * number, artBytes: number % 2 },
})

function write(pages: CachedPage[], own = pages.length): void {
  writeBuildCache(file, { ...head, own, count: pages.length, lines: pages.map(lineOfPage) })
}

test('a record comes back as it was written, however long it is', () => {
  const facts = JSON.stringify({ title: 'ä'.repeat(20_000) })
  const pages = Array.from({ length: 90 }, (_, number) => pageAt(number, facts))
  write(pages, 88)
  const cache = readBuildCache(file)
  expect(cache).toMatchObject(head)
  expect([...(cache?.pages ?? [])]).toEqual(pages.slice(0, 88))
  expect(cache?.made).toEqual(pages.slice(88))
  const found = [...pages.keys()].map((number) => cache?.pages.find(pageAt(number).hash, 0))
  expect(found).toEqual([...Array(88).keys(), undefined, undefined])
  cache?.close()
})

test('one that is cut anywhere counts as nothing', () => {
  write([pageAt(1), pageAt(2)])
  const whole = readFileSync(file)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
      writeFileSync(file, whole.subarray(0, length))
      expect(readBuildCache(file)).toBeUndefined()
    }),
  )
})
