import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Manifest } from '../../schema/generated/manifest.js'
import { Source } from '../text/source.ts'
import type { Written } from './stages.ts'
import { resolveTokens } from './tokens.ts'
import { validateGlobals } from './validate.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const source = new Source('site.manifest.json', readFileSync(file, 'utf8'))

function bakery(): Written<Manifest> {
  const { value } = validateGlobals(JSON.parse(source.text), source).value
  if (!value) throw new Error('The bakery is not valid.')
  return value
}

const resolve = (manifest: Written<Manifest>) =>
  resolveTokens(manifest, manifest.site.variables, [], source)

/** The bakery with other variables and another tagline. */
function bakeryWith(variables: { [name: string]: string }, tagline: string): Written<Manifest> {
  const manifest = bakery()
  return {
    ...manifest,
    site: { ...manifest.site, variables },
    footer: { ...manifest.footer, tagline },
  }
}

test.each([
  { text: 'Since {year}', resolved: 'Since 1924' },
  { text: '{year}{year}', resolved: '19241924' },
  { text: '{yaer}', resolved: '{yaer}' },
  { text: '{{year}}', resolved: '{{year}}' },
  { text: '{nested}', resolved: '{nested}' },
  { text: '{toString}', resolved: '{toString}' },
  { text: '{ year } { }', resolved: '{ year } { }' },
])('$text becomes $resolved', ({ text, resolved }) => {
  const manifest = bakeryWith({ year: '1924', nested: 'in {year}' }, text)
  expect(resolve(manifest).value.footer.tagline).toBe(resolved)
})

test('a variable within a variable is found once, where it stands', () => {
  const { findings } = resolve(bakeryWith({ year: '1924', nested: 'in {year}' }, ''))
  const own = findings.filter(({ message }) => message.startsWith('{year}'))
  expect(own.map(({ code, at }) => `${code} ${at.pointer}`)).toEqual([
    'token-unknown /site/variables/nested',
  ])
})

const words = fc.string({ maxLength: 8 }).filter((text) => !/[{}]/.test(text))
const names = fc.constantFrom('a', 'b', 'c', 'email')
const texts = fc
  .array(
    fc.oneof(
      words,
      names.map((name) => `{${name}}`),
      fc.constantFrom('{', '}', '{{a}}'),
    ),
  )
  .map((parts) => parts.join(''))

test('resolving a second time changes nothing, and the argument stays as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(names, words), texts, (variables, text) => {
      const manifest = bakeryWith(variables, text)
      const before = structuredClone(manifest)
      const once = resolve(manifest).value
      expect(manifest).toEqual(before)
      const again: Manifest = { ...once }
      expect(resolve(again).value).toEqual(once)
    }),
  )
})
