import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Manifest } from '../../schema/generated/manifest.js'
import { Source } from '../text/source.ts'
import { parse } from './read.ts'
import { resolveTokens } from './tokens.ts'
import { validate } from './validate.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const source = new Source('site.manifest.json', readFileSync(file, 'utf8'))

function bakery(): Manifest {
  const { manifest } = validate(parse(source.file, source.text)).value
  if (!manifest) throw new Error('The bakery is not valid.')
  return manifest
}

/** The bakery with other variables and another tagline. */
function bakeryWith(variables: { [name: string]: string }, tagline: string): Manifest {
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
  expect(resolveTokens(manifest, source).value.footer.tagline).toBe(resolved)
})

test('a variable within a variable is found once, where it stands', () => {
  const { findings } = resolveTokens(bakeryWith({ year: '1924', nested: 'in {year}' }, ''), source)
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
      const once = resolveTokens(manifest, source).value
      expect(manifest).toEqual(before)
      expect(resolveTokens(once, source).value).toEqual(once)
    }),
  )
})
