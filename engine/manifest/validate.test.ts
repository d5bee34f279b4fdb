import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Source } from '../text/source.ts'
import { validateGlobals, validatePage } from './validate.ts'

const text = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)
const source = new Source('m.json', text)
const bakery: object = JSON.parse(text)
const findingsOf = (value: unknown) =>
  validateGlobals(value, source).findings.map(({ code, at }) => `${code} ${at.pointer}`)

test('of pages all that is asked is that there are some, whatever they are', () => {
  const { value, findings } = validateGlobals({ ...bakery, pages: [5, null] }, source)
  expect(findings).toEqual([])
  expect(value.value).toEqual({ ...bakery, pages: [] })
})

test.each([{ pages: undefined }, { pages: [] }, { pages: 'home' }, { pages: { length: 1 } }])(
  '$pages are no pages',
  ({ pages }) => {
    const findings = findingsOf({ ...bakery, pages })
    expect(findings.length).toBeGreaterThan(0)
    for (const finding of findings) expect(finding).toMatch(/^\S+ (\/pages(\/length)?)?$/)
  },
)

test.each([{ value: null }, { value: 5 }, { value: 'pages' }, { value: [] }])(
  '$value is no manifest',
  ({ value }) => {
    expect(findingsOf(value)).toEqual(['value-wrong-type '])
  },
)

test('what is wrong stands at its own address, in a page as in all around', () => {
  expect(findingsOf({ ...bakery, navigation: 5 })).toEqual(['value-wrong-type /navigation'])
  const { findings } = validatePage({ path: '/' }, ['pages', 0], source)
  expect(new Set(findings.map(({ at }) => at.pointer))).toEqual(new Set(['/pages/0']))
})
