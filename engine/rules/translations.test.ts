import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { fixText } from '../commands/fix/fix-text.ts'

const file = join(import.meta.dirname, '../fixtures/languages/site.manifest.json')
const fixture = readFileSync(file, 'utf8')

/** What is found of a kind when the fixture's text is changed. */
function found(code: string, ...changes: [good: string | RegExp, bad: string][]) {
  const text = changes.reduce((before, [good, bad]) => {
    const after = before.replace(good, bad)
    expect(after).not.toBe(before)
    return after
  }, fixture)
  return analyse('m.json', text).findings.filter((finding) => finding.code === code)
}

test('the site in three languages has nothing but what is not translated', () => {
  expect(analyse('m.json', fixture).findings.map(({ code }) => code)).toEqual([
    'translation-missing',
    'translation-missing',
  ])
  const [english, arabic] = found('translation-missing')
  expect(english?.message).toContain('Not translated into "en": 1 of 5 pages (/kontakt).')
  expect(arabic?.message).toContain('Not translated into "ar": 2 of 5 pages (/ueber-uns, /neues).')
})

test('a translation of no page is found, with the page that was meant', () => {
  const [wrong] = found('translation-unknown', [
    '"translates": "/ueber-uns"',
    '"translates": "/uber-uns"',
  ])
  expect(wrong?.hint).toContain('"/ueber-uns"')
})

test('a second translation of one page into one language is found', () => {
  const twice = found('translation-duplicate', [
    '"translates": "/ueber-uns"',
    '"translates": "/brot"',
  ])
  expect(twice.map(({ message }) => message)).toEqual([expect.stringContaining('"/en/bread"')])
})

describe('a translation is older', () => {
  test('when words of the other page were changed', () => {
    const older = found('translation-older', ['Mehl, Wasser, Salz und Zeit', 'Mehl und Zeit'])
    expect(older.map(({ message }) => message)).toEqual([
      expect.stringContaining('"/brot"'), // into English
      expect.stringContaining('"/brot"'), // into Arabic
    ])
  })

  test.each([
    { what: 'its variables', good: '"+49 30 5550 1924"', bad: '"+49 30 5550 1925"' },
    { what: 'the translation', good: 'Flour, water, salt', bad: 'Water, salt' },
    {
      what: 'a field without words',
      good: '"path": "/brot",',
      bad: '"path": "/brot", "colour": "red",',
    },
  ])('not when $what are', ({ good, bad }) => {
    expect(found('translation-older', [good, bad])).toEqual([])
  })
})

test('a page with the very words of what it translates is found', () => {
  const { pages } = JSON.parse(fixture)
  const [home] = pages
  const copy = { ...home, path: '/en' }
  const text = JSON.stringify({
    ...JSON.parse(fixture),
    pages: pages.map((page: typeof home) => (page.path === '/en' ? copy : page)),
  })
  const { findings } = analyse('m.json', text)
  expect(findings.filter(({ code }) => code.startsWith('translation-o'))).toMatchObject([
    { message: expect.stringContaining('"/": it is not translated') },
  ])
})

test('a translation without a mark is found, and mended by the mark of today', () => {
  const mark = /,\s*"translated": "[^"]*"/
  const [bare] = found('translation-unmarked', [mark, ''])
  expect(bare?.severity).toBe('hint')
  expect(fixText({ file: 'm.json', text: fixture.replace(mark, '') }).manifest.text).toBe(fixture)
})

describe('a link to a page in another language', () => {
  test('is found and mended where that is there in this one', () => {
    const [link] = found('link-other-language', [
      '[plaits](/en/bread)',
      '[plaits](/brot#sauerteig)',
    ])
    expect(link?.hint).toBe('Write "/en/bread".')
    expect(link?.fix?.text).toBe('/en/bread#sauerteig')
  })

  test('is right where it is not', () => {
    expect(found('link-other-language', ['[plaits](/en/bread)', '[plaits](/kontakt)'])).toEqual([])
  })
})

test('what two languages are called alike is no title twice', () => {
  expect(found('title-alike', ['"title": "About us"', '"title": "Über uns"'])).toEqual([])
  expect(found('title-alike', ['"title": "About us"', '"title": "Our bread"'])).toHaveLength(1)
})

describe('words that the engine has not', () => {
  const kurdish: [string, string] = ['"language": "de"', '"language": "ckb"']

  test('are found, those alone that the site shows and does not give', () => {
    const [missing] = found('texts-missing', kurdish)
    expect(missing?.message).toContain('"ckb"')
    expect(missing?.message).toMatch(/: skipToContent, .*near\.trail.*search\.found/)
    expect(missing?.message).not.toMatch(/theme|search\.label/)
  })

  test('are not looked for in a language that it has', () => {
    expect(found('texts-missing', ['"language": "de"', '"language": "de-AT"'])).toEqual([])
  })
})
