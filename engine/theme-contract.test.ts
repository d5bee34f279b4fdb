import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBundle } from './bundle/bundle.ts'
import { lookFonts } from './theme/fonts/look-fonts.ts'
import { lookOf } from './theme/look.ts'
import { lookCss } from './theme/look-css.ts'
import { presets } from './theme/presets.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const textOf = (kind: RegExp) =>
  names
    .filter((name) => kind.test(name) && !name.includes('.test.') && !name.startsWith('theme/'))
    .map((name) => read(join('engine', name)))
    .join('\n')
const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

const presetNames = Object.keys(presets) as (keyof typeof presets)[] // the keys of a literal of ours
const css = textOf(/\.css$/)
const code = textOf(/\.tsx?$/)
const [, section = ''] = /## What a theme provides\n(.*?)\n## /s.exec(read('docs/design.md')) ?? []
const rows = section.split('\n').map((line) => line.split('|')[1] ?? '')
const promised = (pattern: RegExp) => [...all(rows.join('\n'), pattern)].sort()

test('the contract lists every custom property that the engine uses and does not set', () => {
  const set = all(css, /(--[\w-]+):/g)
  const used = [...all(css, /var\((--[\w-]+)/g)].filter((name) => !set.has(name))
  expect(promised(/`(--[\w-]+)`/g)).toEqual(used.sort())
})

test('the contract lists every width that the engine asks for', () => {
  expect(promised(/`@screen (\w+)`/g)).toEqual([...all(css, /@screen (\w+)/g)].sort())
})

test('the contract lists every class of the theme that the engine wears, and no other', async () => {
  const { made } = await openBundle({ root, source: join(root, 'src') })
  const theme = made.sheets.at(-1)?.css ?? ''
  const worn = all(code, /class(?:Name)?=\{?["'`]([^"'`]*)/g)
  const classes = new Set([...worn].flatMap((value) => value.split(/\s+/)))
  // A rule of a class alone defines it; where the engine has one too, the theme only changes it.
  const definedIn = (sheet: string) => all(sheet, /(?:^|[{}])\s*\.([a-z][\w-]*)\s*\{/gm)
  const own = definedIn(css)
  const defined = [...definedIn(theme)].filter((name) => classes.has(name) && !own.has(name))
  expect(promised(/`\.([\w-]+)`/g)).toEqual(defined.sort())
})

test.each(presetNames)('%s sets every property of the contract', async (preset) => {
  const { made } = await openBundle({ root, source: join(root, 'src') })
  const look = lookOf({ preset })
  const fonts = await lookFonts(look, { root, language: 'en' })
  const set = all(
    lookCss(look, { site: { language: 'en' }, footer: { tagline: '' } }) +
      fonts.css +
      made.sheets.at(-1)?.css,
    /(--[\w-]+):/g,
  )
  expect(promised(/`(--[\w-]+)`/g).filter((name) => !set.has(name))).toEqual([])
})
