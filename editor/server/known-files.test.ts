import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KnownFiles } from './known-files.ts'
import { SiteTexts } from './site-text.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-known-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Writes a file, and lets a second go by for whoever asks for the time. */
function write(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  vi.useFakeTimers({ now: Date.now() + 1000, toFake: ['Date'] })
  return file
}

test('a file is the same object until it is changed, even to a text of one length at one time', async () => {
  const files = new KnownFiles()
  const file = write('a.json', 'old')
  utimesSync(file, 1, 1)
  const first = await files.read(file)
  expect(await files.read(file)).toBe(first)
  write('a.json', 'new')
  utimesSync(file, 1, 1)
  expect((await files.read(file)).text).toBe('new')
})

test('a file that was changed just now is read again, whatever its times say', async () => {
  const file = write('a.json', 'a')
  vi.setSystemTime(Date.now() - 1000)
  const files = new KnownFiles()
  expect((await files.read(file)).text).toBe('a')
  const known = Object.assign(await files.read(file), { text: 'what it said before' })
  expect((await files.read(file)).text).toBe('a')
  expect(known.text).toBe('what it said before')
})

test('a site of which no file was changed is not composed again', async () => {
  const manifest = write('site.manifest.json', '{ "pages": { "include": "p*.json" } }')
  write('p1.json', '{ "path": "/a" }')
  const texts = new SiteTexts(manifest)
  const first = await texts.read()
  expect(await texts.read()).toBe(first)
  write('p2.json', '{ "path": "/b" }')
  const second = await texts.read()
  expect(JSON.parse(second.text).pages).toHaveLength(2)
  rmSync(join(folder, 'p1.json'))
  expect(JSON.parse((await texts.read()).text).pages).toEqual([{ path: '/b' }])
})
