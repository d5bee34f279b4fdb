import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, leastContrast } from './contrast.ts'
import { hues } from './hues.ts'
import { hueOf, lookOf } from './look.ts'
import { lookCss } from './look-css.ts'
import { lowestContrast } from './palette.ts'
import { presets } from './presets.ts'

const names = Object.keys(presets) as (keyof typeof presets)[] // the keys of a literal of ours
const around = { site: { language: 'en' }, footer: { tagline: 'Bread' } }
const named = names.flatMap((name) =>
  Object.entries(hues).map(([colour, hue]) => ({ name, colour, hue })),
)

test.each(named)('$name in $colour can be read by day and by night', ({ name, hue }) => {
  expect(lowestContrast(presets[name].palette, hue)).toBeGreaterThanOrEqual(leastContrast)
})

test.each(names)('%s can be read where no colour is named', (preset) => {
  const { own, hue } = lookOf({ preset })
  expect(lowestContrast(own, hue)).toBeGreaterThanOrEqual(leastContrast)
})

describe('with colours of its own', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  const colours = fc.record({ main: colour, second: colour }, { requiredKeys: ['main'] })

  test('every site can be read by day and by night, whatever the colours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), colours, (preset, own) => {
        const look = lookOf({ preset, colours: own })
        expect(lowestContrast(look.own, look.hue)).toBeGreaterThanOrEqual(leastContrast)
      }),
      { numRuns: 1000, examples: [['bright', { main: '#ffff00', second: '#ffffff' }]] },
    )
  })

  test('what can be read is shown as it was chosen', () => {
    const { light } = lookOf({
      preset: 'plain',
      colours: { main: '#8a1538', second: '#14213d' },
    }).own
    expect([light.accent, light.deep]).toEqual(['#8a1538', '#14213d'])
  })

  test('what is too light is shown darker, and at night lighter', () => {
    const { light, dark } = lookOf({ preset: 'plain', colours: { main: '#fc0' } }).own
    expect(contrast(light.accent, '#fff')).toBeLessThan(5.5)
    expect(contrast(dark.accent, '#ffcc00')).toBeLessThan(1.2)
  })

  test('a page that names a colour keeps it, and drawings follow the main colour', () => {
    const look = lookOf({ colours: { main: '#0000ff' } })
    expect([hueOf(look, 'red'), hueOf(look, undefined)]).toEqual([hues.red, 240])
    expect(hueOf(lookOf({ colours: { main: '#777' } }), undefined)).toBe(presets.engraved.hue)
  })
})

describe('the style sheet', () => {
  test('has no drawings where there shall be none', () => {
    expect(lookCss(lookOf(), around)).toContain('url(/_art/rosettes.svg)')
    for (const look of [lookOf({ drawings: false }), lookOf({ preset: 'plain' })])
      expect(lookCss(look, around)).not.toMatch(/url\(|gradient\(.*gradient\(/)
  })

  test('gives the colour that the site names to all that surrounds pages, else its own colours', () => {
    const look = lookOf({ colours: { main: '#0000ff' } })
    const root = (named: { colour?: 'copper' }) =>
      lookCss(look, { ...around, site: { ...around.site, ...named } }).split('}')[0]
    expect(root({ colour: 'copper' })).toMatch(/--hue:26;.*--accent:light-dark\(hsl\(var\(--hue\)/)
    expect(root({})).toMatch(/--hue:240;.*--accent:light-dark\(#0000ff/)
  })

  test('is one of text alone: no value of a manifest can end a rule', () => {
    const footer = { tagline: 'Rye </style> & "more" \\ #1\n' }
    const css = lookCss(lookOf({ colours: { main: '#0b6e69' } }), { ...around, footer })
    expect(css).not.toMatch(/[<\\\n]|undefined|NaN/)
    expect(css).toContain('RYE %26lt%3B/STYLE%3E %26amp%3B %22MORE%22 %5C %231%0A')
  })

  test('has corners as the theme says, else as the preset', () => {
    expect(lookCss(lookOf({ preset: 'bright' }), around)).toContain('--corner:.75rem')
    expect(lookCss(lookOf({ preset: 'bright', corners: 'square' }), around)).toContain(
      '--corner:2px',
    )
  })
})
