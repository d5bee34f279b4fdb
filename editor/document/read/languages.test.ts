import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSession } from '../create-session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'
import { viewOf } from '../testing/view-of.ts'

const file = join(import.meta.dirname, '../../../engine/fixtures/languages/site.manifest.json')
const fixture = readFileSync(file, 'utf8')

async function open(text = fixture) {
  const session = await createSession({ keeper: memoryKeeper(text), now: () => 0 })
  const view = await viewOf(session)
  const pageAt = (path: string) => view.pages.find((page) => page.path === path)?.key ?? 'notFound'
  return { session, view, pageAt }
}

test('the view says which languages there are, and which page is in which', async () => {
  const { view } = await open()
  expect(view.languages).toEqual([
    { language: 'de', name: 'Deutsch', home: '' },
    { language: 'en', name: 'English', home: '/en' },
    { language: 'ar', name: 'العربية', home: '/ar' },
  ])
  const languages = new Set(
    view.pages.map(({ path, language }) => `${path.slice(0, 3)} ${language}`),
  )
  expect([...languages]).toContain('/ar ar')
  expect([...languages]).toContain('/br undefined')
})

test('a page is shown with the menu and the footer of its language', async () => {
  const { session, pageAt } = await open()
  const arabic = await session.preview(pageAt('/ar'))
  expect(arabic?.language).toBe('ar')
  expect(arabic?.layout.navigation[0]?.name).toBe('الرئيسية')
  expect((await session.preview(pageAt('/brot')))?.layout.site.language).toBe('de')
})

test.each([
  { path: ['navigation', 0, 'name'], pointer: '/site/languages/ar/navigation/0/name' },
  { path: ['footer', 'tagline'], pointer: '/site/languages/ar/footer/tagline' },
  { path: ['site', 'name'], pointer: '/site/languages/ar/name' },
  { path: ['site', 'texts', 'menu'], pointer: '/site/languages/ar/texts/menu' },
  { path: ['site', 'organization', 'name'], pointer: '/site/organization/name' }, // one for all
  { path: ['site', 'texts', 'search', 'label'], pointer: undefined }, // the engine's own
])('$path around an Arabic page is written at $pointer', async ({ path, pointer }) => {
  const { session } = await open()
  const here = await session.textAt({ shown: 'layout', path, language: 'ar' })
  expect(here?.pointer).toBe(pointer)
})

test('what is changed around the pages of a language is told with it', async () => {
  const { session } = await open()
  const around = '/site/languages/ar'
  await session.act({ kind: 'set', pointer: `${around}/footer/tagline`, value: 'خبز' })
  await session.act({ kind: 'move', from: `${around}/navigation/2`, to: `${around}/navigation/0` })
  const { changes } = await session.changes()
  expect(changes.map(({ sentence }) => sentence)).toEqual([
    'Menu: moved اتصل بنا before الرئيسية in Arabic',
    'Changed the tagline of the footer in Arabic',
  ])
})

test('a language under no tag at all hides nothing', async () => {
  const { view } = await open(fixture.replace('"ar": {', '"ar-": {'))
  expect(view.isBroken).toBe(false)
})
