import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { SiteFile } from '../keeper/keeper.ts'
import { createSession } from './create-session.ts'
import { knownFiles } from './known-files.ts'
import type { View } from './session.ts'
import { memoryKeeper } from './testing/memory-keeper.ts'

const root = join(import.meta.dirname, '../..')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')

test('a file is missing only once it was looked for', async () => {
  const files: SiteFile[] = [{ path: '/loaf, sliced.webp', size: { width: 4, height: 3 } }]
  const onNews = vi.fn()
  const { pictureAt, fileExists } = knownFiles(async () => files, onNews)
  expect(pictureAt('/loaf,%20sliced.webp')).toBe('unknown')
  expect(pictureAt('/rye.webp')).toBe('unknown')
  expect(fileExists('/menu.pdf')).toBe(true)
  await vi.waitFor(() => expect(pictureAt('/rye.webp')).toBe('missing'))
  expect(pictureAt('/loaf,%20sliced.webp')).toEqual({ width: 4, height: 3 })
  expect(fileExists('/menu.pdf')).toBe(false)
  expect(onNews).toHaveBeenCalled()
  files.push({ path: '/new.webp', size: { width: 1, height: 1 } })
  expect(pictureAt('/new.webp')).toBe('unknown') // it was just put there
  await vi.waitFor(() => expect(pictureAt('/new.webp')).toEqual({ width: 1, height: 1 }))
})

test('links and pictures are judged by the files that are there', async () => {
  const text = bakery.replace('"href": "/contact"', '"href": "/menu.pdf"')
  const views: View[] = []
  const open = async (files: SiteFile[]) => {
    const session = await createSession({ keeper: memoryKeeper(text), files: async () => files })
    await session.subscribe((view) => views.push(view))
  }
  const found = () => views.at(-1)?.findings.map(({ message }) => message) ?? []
  await open([])
  await vi.waitFor(() => expect(found()).toContainEqual(expect.stringContaining('/menu.pdf')))
  await open([{ path: '/menu.pdf' }])
  await vi.waitFor(() => expect(found()).not.toContainEqual(expect.stringContaining('/menu.pdf')))
})

test('a font is missing once the keeper has said so', async () => {
  const text = bakery.replace(
    '"site": {',
    '"site": { "theme": { "fonts": { "text": "@fontsource/nobody" } },',
  )
  const session = await createSession({
    keeper: memoryKeeper(text),
    hasFont: async (name) => name !== '@fontsource/nobody',
  })
  const views: View[] = []
  await session.subscribe((view) => views.push(view))
  const places = () =>
    views.at(-1)?.findings.flatMap(({ code, at }) => (code === 'font-missing' ? at.pointer : []))
  expect(places()).toEqual([])
  await vi.waitFor(() => expect(places()).toEqual(['/site/theme/fonts/text']))
  await session.act({ kind: 'set', pointer: '/site/theme/fonts/text', value: 'system' })
  await vi.waitFor(() => expect(places()).toEqual([]))
})
