import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lookOf } from '../look.ts'
import { fontPackage, hasFontIn, nearestWeight } from './font-package.ts'
import { lookFonts } from './look-fonts.ts'
import { subsetsFor } from './subsets.ts'

const root = join(import.meta.dirname, '../../..')
const arabic = '@fontsource-variable/noto-sans-arabic'

test('a pair of fonts is two faces, two files, and local fonts of the same size', async () => {
  const { css, files, early } = await lookFonts(lookOf(), { root, language: 'en' })
  expect(early).toEqual(files.map(({ url }) => url))
  expect(files.map(({ url }) => url.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
    '/_assets/source-serif-4-latin',
    '/_assets/hanken-grotesk-latin',
  ])
  for (const { url, file } of files) {
    expect(css).toContain(`url(${url})`)
    expect(readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2')
  }
  expect(css).toContain('local("Georgia"),local("Gelasio");size-adjust:107%;ascent-override:96.8%')
  expect(css).toContain('--serif:"Source Serif 4 Variable","Title Fallback",')
  expect(css).not.toContain('unicode-range')
})

test('one font for both is fetched once', async () => {
  const { files } = await lookFonts(lookOf({ preset: 'bright' }), { root, language: 'en' })
  expect(files).toHaveLength(1)
})

test('of faces for several scripts none is asked for early: a page may need no letter of one', async () => {
  const { files, early } = await lookFonts(lookOf(), { root, language: 'pl' })
  expect(files.length).toBeGreaterThan(2)
  expect(early).toEqual([])
})

test("the system's fonts are no files", async () => {
  const { css, files } = await lookFonts(lookOf({ preset: 'plain' }), { root, language: 'en' })
  expect(files).toEqual([])
  expect(css).toBe(':root{--serif:system-ui,sans-serif;--sans:system-ui,sans-serif}')
})

test('a font that is not installed is left out, and others stand in', async () => {
  const fonts = { titles: '@fontsource/not-there', text: 'system' }
  const { css } = await lookFonts(lookOf({ fonts }), { root, language: 'en' })
  expect(css).toBe(':root{--serif:system-ui,sans-serif;--sans:system-ui,sans-serif}')
  expect(hasFontIn(root)('@fontsource/not-there')).toBe(false)
  expect([arabic, 'system'].every(hasFontIn(root))).toBe(true)
})

describe('the subsets of a font', () => {
  const has = (name: string) => fontPackage(name, root) ?? { ranges: {} }
  test.each([
    { name: '@fontsource-variable/noto-sans', language: 'en', subsets: 'latin' },
    { name: '@fontsource-variable/noto-sans', language: 'pl', subsets: 'latin latin-ext' },
    {
      name: '@fontsource-variable/noto-sans',
      language: 'vi',
      subsets: 'latin latin-ext vietnamese',
    },
    { name: '@fontsource-variable/noto-sans', language: 'ru', subsets: 'cyrillic latin' },
    { name: '@fontsource-variable/noto-sans', language: 'sr-Latn', subsets: 'latin latin-ext' },
    { name: '@fontsource-variable/noto-sans', language: 'hi', subsets: 'devanagari latin' },
    { name: arabic, language: 'ar', subsets: 'arabic latin' },
    { name: arabic, language: 'ckb', subsets: 'arabic latin' },
    { name: '@fontsource-variable/geist', language: 'ar', subsets: 'latin' }, // it has no other letters
  ])('$name has for $language $subsets', ({ name, language, subsets }) => {
    expect(subsetsFor(has(name), language).join(' ')).toBe(subsets)
  })

  test('of a script in pieces are all of these, for its languages alone', () => {
    const ranges = { '[0]': 'U+4E00', '[1]': 'U+4E01', latin: 'U+0-FF' }
    expect(subsetsFor({ ranges }, 'zh-Hant')).toEqual(['[0]', '[1]', 'latin'])
    expect(subsetsFor({ ranges }, 'en')).toEqual(['latin'])
  })
})

test.each([
  { weights: [400, 700], asked: 600, nearest: 700 },
  { weights: [400], asked: 600, nearest: 400 },
  { weights: [300, 400, 500, 600], asked: 560, nearest: 600 },
])('of $weights, $nearest is nearest to $asked', ({ weights, asked, nearest }) => {
  expect(nearestWeight(weights, asked)).toBe(nearest)
})
