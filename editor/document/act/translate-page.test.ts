import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import { createSession } from '../create-session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'
import { viewOf } from '../testing/view-of.ts'

const file = join(import.meta.dirname, '../../../engine/fixtures/languages/site.manifest.json')
const fixture = readFileSync(file, 'utf8')

async function translate(path: string, language: string, text = fixture) {
  const session = await createSession({ keeper: memoryKeeper(text), now: () => 0 })
  const done = await session.act({ kind: 'translate-page', path, language })
  const now = await session.text()
  return { session, done, now, pages: JSON.parse(now).pages }
}

test('a page that is missing is made from its source, behind those of its language', async () => {
  const { session, done, now, pages } = await translate('/kontakt', 'en')
  const number = pages.findIndex(({ path }: { path: string }) => path === '/en/kontakt')
  expect(done).toMatchObject({ isDone: true, pointer: `/pages/${number}` })
  expect(pages[number - 1].path).toMatch(/^\/en/)
  const source = pages.find(({ path }: { path: string }) => path === '/kontakt')
  expect(pages[number].title).toBe(source.title)
  expect(JSON.stringify(pages[number].blocks)).not.toMatch(/"\/(brot|ueber-uns|neues)/)
  const found = analyse('m.json', now).findings.map(({ code }) => code)
  expect(found).not.toContain('translation-unmarked')
  expect(found).toContain('translation-older') // it is to be translated
  expect(found).not.toContain('link-other-language')
  expect((await viewOf(session)).undo).toBe('Made /en/kontakt from /kontakt')
  expect(await session.translations(number)).toContainEqual(
    expect.objectContaining({ language: 'de', state: 'untouched', translated: number }),
  )
  await session.undo()
  expect(await session.text()).toBe(fixture)
})

test('one that is older gets the words of its source, and keeps its address', async () => {
  const changed = fixture.replace('Mehl, Wasser, Salz und Zeit', 'Mehl und Zeit')
  const { session, now, pages } = await translate('/brot', 'en', changed)
  const number = pages.findIndex(({ path }: { path: string }) => path === '/en/bread')
  expect(JSON.stringify(pages[number])).toContain('Mehl und Zeit')
  expect(pages[number].translates).toBe('/brot')
  expect(pages).toHaveLength(JSON.parse(fixture).pages.length)
  expect(now).not.toContain('"/brot#')
  const older = await session.translations(0)
  expect(older.map(({ language }) => language)).toEqual(['en', 'ar'])
})

test('what each is to the other is known', async () => {
  const changed = fixture.replace('Mehl, Wasser, Salz und Zeit', 'Mehl und Zeit')
  const session = await createSession({ keeper: memoryKeeper(changed), now: () => 0 })
  const { pages } = await viewOf(session)
  const at = (path: string) => pages.find((page) => page.path === path)?.key ?? 'notFound'
  expect(await session.translations(at('/brot'))).toMatchObject([
    { language: 'en', page: at('/en/bread'), state: 'older', translated: at('/en/bread') },
    { language: 'ar', page: at('/ar/خبز'), state: 'older' },
  ])
  expect(await session.translations(at('/en/about'))).toMatchObject([
    { language: 'de', page: at('/ueber-uns'), state: 'current', translated: at('/en/about') },
    { language: 'ar' },
  ])
  expect(await session.translations('notFound')).toEqual([])
})

test.each([
  { path: '/nirgends', language: 'en', reason: 'There is no page at "/nirgends" any more.' },
])('$path cannot be made: $reason', async ({ path, language, reason }) => {
  expect((await translate(path, language)).done).toEqual({ isDone: false, reason })
})
