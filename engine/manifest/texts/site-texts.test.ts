import { describe, expect, test } from 'vitest'
import { allEngineTexts } from './engine-texts.ts'
import { siteTexts } from './site-texts.ts'

/** The paths of all texts of a value. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path]
  return Object.entries(Object(value)).flatMap(([key, within]) => pathsOf(within, `${path}/${key}`))
}

describe('the engine’s own words', () => {
  test('are there in twelve languages', () => {
    expect(Object.keys(allEngineTexts)).toHaveLength(12)
  })

  test.each(Object.entries(allEngineTexts))(
    'are all there in %s, and none is empty',
    (_, texts) => {
      expect(pathsOf(texts)).toEqual(pathsOf(allEngineTexts.en))
      expect(JSON.stringify(texts)).not.toMatch(/"\s*"/)
      expect(texts.search.found).toContain('#')
      expect(texts.notifications).toContain('(F8)')
    },
  )
})

describe('a site’s texts', () => {
  test.each([
    { language: 'de-AT', menu: 'Menü' },
    { language: 'pt-BR', menu: 'Menu' },
    { language: 'zh-CN', menu: '菜单' },
    { language: 'zh-Hant', menu: 'Menu' }, // in another script: better none than that
    { language: 'iw', menu: 'תפריט' }, // the former tag of Hebrew
  ])('in $language are the engine’s', ({ language, menu }) => {
    expect(siteTexts({ language }).menu).toBe(menu)
  })

  test('are its own where it gives some, in the order in which it does', () => {
    const given = { reload: 'Noch einmal', search: { open: 'Finden' }, menu: 'Seiten' }
    const texts = siteTexts({ language: 'de', given })
    expect(Object.keys(texts).slice(0, 3)).toEqual(['reload', 'search', 'menu'])
    expect(texts).toMatchObject({ reload: 'Noch einmal', menu: 'Seiten', dismiss: 'Schließen' })
    expect(texts.search).toMatchObject({ open: 'Finden', close: 'Schließen' })
  })

  test('have no words for what it does not ask for', () => {
    expect(siteTexts({ language: 'de' })).not.toHaveProperty('search')
    expect(siteTexts({ language: 'de' })).not.toHaveProperty('languages')
  })

  test('ask for the same in each language', () => {
    const texts = siteTexts({ language: 'ar', parts: { near: { see: 'Siehe auch' } } })
    expect(texts.near?.see).toBe('اقرأ أيضًا')
  })
})
