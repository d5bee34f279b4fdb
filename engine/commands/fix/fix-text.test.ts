import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { parse } from '../../analysis/parse.ts'
import type { Finding } from '../../findings/finding.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import { fixText } from './fix-text.ts'

const fixtures = join(import.meta.dirname, '../../fixtures')
const bakery = readFileSync(join(fixtures, 'bakery/site.manifest.json'), 'utf8')
const fix = (text: string) => fixText({ file: 'm.json', text }).manifest.text
const checkText = (text: string) => analyse('m.json', text).findings

test.each([
  { what: 'a comma left out', good: '"menu": "Menu",', bad: '"menu": "Menu"' },
  { what: 'a semicolon', good: '"menu": "Menu",', bad: '"menu": "Menu";' },
  { what: 'a comma too many', good: '"opening": "5:30"', bad: '"opening": "5:30",' },
  { what: 'a comment', good: '"copyright"', bad: '/* rights */"copyright"' },
  { what: 'a no-break space', good: '"menu": "Menu",', bad: '"menu":\u00a0"Menu",' },
  { what: 'a mark of direction', good: '"menu": "Menu",', bad: '"menu":\u200f"Menu",' },
  { what: 'an Arabic comma', good: '"menu": "Menu",', bad: '"menu": "Menu"،' },
  { what: 'an Arabic comma in a list', good: '"rye bread", "st', bad: '"rye bread"، "st' },
  { what: 'a wide colon', good: '"menu": "Menu",', bad: '"menu"： "Menu",' },
  { what: 'quotes of another keyboard', good: '"menu": "Menu",', bad: '"menu": «Menu»,' },
  { what: 'a quote left out', good: '"menu": "Menu",', bad: '"menu": "Menu,' },
  { what: 'a key without quotes', good: '"menu": "Menu",', bad: 'menu: "Menu",' },
  { what: 'a mistyped key', good: '"skipToContent"', bad: '"skipToContnet"' },
  { what: 'a mistyped colour', good: '"colour": "copper"', bad: '"colour": "coper"' },
  { what: 'a mistyped block', good: '"type": "hero"', bad: '"type": "heroe"' },
  { what: 'a mistyped variable', good: '{opening}', bad: '{openning}' },
  { what: 'a number in quotes', good: '"width": 1200', bad: '"width": "1200"' },
  { what: 'a written-out variable', good: '{email}', bad: 'oven@hearthandrye.example' },
  { what: 'a link with a sign that nobody sees', good: '"/bread#st', bad: '"/bread\u200f#st' },
  { what: 'a link with a slash at its end', good: '"/bread#starter"', bad: '"/bread/#starter"' },
])('$what is mended, and not a byte more', ({ good, bad }) => {
  const at = bakery.lastIndexOf(good)
  expect(at).toBeGreaterThan(0)
  const broken = bakery.slice(0, at) + bad + bakery.slice(at + good.length)
  expect(checkText(broken)).not.toEqual([])
  expect(fix(broken)).toBe(bakery)
})

test('a text without mistakes stays as it is, mark and line ends too', () => {
  const windows = `\uFEFF${bakery.replaceAll('\n', '\r\n')}`
  expect(fix(windows)).toBe(windows)
})

test('many mistakes are mended at once', () => {
  const broken = bakery
    .replace('"menu": "Menu",', 'menu: "Menu"')
    .replace('"colour": "copper"', '"color": "coper"')
    .replace('"opening": "5:30"', '"opening": "5:30",')
  expect(fix(broken)).toBe(bakery)
})

const broken = join(fixtures, 'broken')
test.each(readdirSync(broken).filter((name) => name.endsWith('.json')))(
  'all that can be mended in %s is mended, and no other byte is touched',
  (name) => {
    const text = readFileSync(join(broken, name), 'utf8')
    const { manifest, steps, left } = fixText({ file: 'm.json', text })
    const fixed = manifest.text
    expect(left).toEqual(checkText(fixed))
    expect(left.filter((finding) => finding.fix)).toEqual([])
    expect(replay(text, steps)).toBe(fixed)
  },
)

const cut = fc.record({
  at: fc.nat(bakery.length),
  removed: fc.nat(30),
  added: fc.oneof(
    fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', '//', '\u00a0', '\n', "'", ';'),
    fc.string({ maxLength: 3 }),
  ),
})
const mutilated = fc
  .array(cut, { minLength: 1, maxLength: 4 })
  .map((cuts) =>
    cuts.reduce(
      (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
      bakery,
    ),
  )

test('mending a mutilated manifest adds no error, mends all at once, and touches no other byte', () => {
  fc.assert(
    fc.property(mutilated, (text) => {
      const { manifest, steps } = fixText({ file: 'm.json', text })
      const fixed = manifest.text
      // A text that is cut off is judged only once it is mended.
      if (parse('m.json', text).isReadable)
        expect(errorsOf(fixed)).toBeLessThanOrEqual(errorsOf(text))
      expect(fix(fixed)).toBe(fixed)
      expect(replay(text, steps)).toBe(fixed)
    }),
    { numRuns: 12 },
  )
})

/** Errors of a text; a key that stands twice can only be seen once the syntax is right. */
function errorsOf(text: string): number {
  const errors = checkText(text).filter(({ severity }) => severity === 'error')
  return errors.filter(({ code }) => code !== 'key-duplicate').length
}

/** What comes of the reported fixes alone: each must be one that a check of the text before it reports. */
function replay(text: string, steps: Finding[][]): string {
  return steps.reduce((now, step) => {
    expect(checkText(now)).toEqual(expect.arrayContaining(step))
    return applyEdits(
      now,
      step.flatMap(({ fix }) => fix ?? []),
    )
  }, text)
}
