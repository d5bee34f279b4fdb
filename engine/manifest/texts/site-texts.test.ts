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
    const languages = Object.keys(allEngineTexts).map((tag) => new Intl.Locale(tag).language)
    expect(new Set(languages).size).toBe(12)
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

  test.each([
    { language: 'pt', skip: 'Pular', search: 'Buscar' }, // of Brazil, as CLDR has it
    { language: 'pt-BR', skip: 'Pular', search: 'Buscar' },
    { language: 'pt-PT', skip: 'Saltar', search: 'Pesquisar' },
    { language: 'pt-pt', skip: 'Saltar', search: 'Pesquisar' },
    { language: 'pt-AO', skip: 'Saltar', search: 'Pesquisar' }, // its parent in CLDR is pt-PT
  ])('in $language are those of one country', ({ language, skip, search }) => {
    const texts = siteTexts({ language, given: { search: {} } })
    expect([texts.skipToContent, texts.search?.open]).toEqual([`${skip} para o conteúdo`, search])
  })

  test('in Portuguese have no word that is of the other country alone', () => {
    const { pt, 'pt-PT': ptPT } = allEngineTexts
    const european =
      /ficheiro|ecrã|ligação|está a \w+r\b|estão a \w+r\b|demasiad|Saltar|de momento/i
    const brazilian = /arquivo|tela|conexão|você|\w+ndo\b(?<!quando)|salvar|Pular|no momento/i
    expect(JSON.stringify(pt)).not.toMatch(european)
    expect(JSON.stringify(ptPT)).not.toMatch(brazilian)
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
