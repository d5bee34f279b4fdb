import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadText } from '../../manifest/load.ts'
import { colourDiff, diff } from '../../text/diff.ts'
import { fixText } from './fix-text.ts'

const fixtures = join(import.meta.dirname, '../../fixtures')
const bakery = readFileSync(join(fixtures, 'bakery/site.manifest.json'), 'utf8')
const fix = (text: string) => fixText('m.json', text).text

test.each([
  { what: 'a comma left out', good: '"menu": "Menu",', bad: '"menu": "Menu"' },
  { what: 'a comma too many', good: '"opening": "5:30"', bad: '"opening": "5:30",' },
  { what: 'a comment', good: '"copyright"', bad: '/* rights */"copyright"' },
  { what: 'a quote left out', good: '"menu": "Menu",', bad: '"menu": "Menu,' },
  { what: 'a key without quotes', good: '"menu": "Menu",', bad: 'menu: "Menu",' },
  { what: 'a mistyped key', good: '"skipToContent"', bad: '"skipToContnet"' },
  { what: 'a mistyped colour', good: '"colour": "copper"', bad: '"colour": "coper"' },
  { what: 'a mistyped block', good: '"type": "hero"', bad: '"type": "heroe"' },
  { what: 'a mistyped variable', good: '{opening}', bad: '{openning}' },
  { what: 'a number in quotes', good: '"width": 1200', bad: '"width": "1200"' },
  { what: 'a written-out variable', good: '{email}', bad: 'oven@hearthandrye.example' },
  { what: 'a link with a slash at its end', good: '"/bread#starter"', bad: '"/bread/#starter"' },
])('$what is mended, and not a byte more', ({ good, bad }) => {
  const text = bakery.includes(`${good},`) ? bakery : bakery
  expect(text).toContain(good)
  const at = text.lastIndexOf(good)
  const broken = text.slice(0, at) + bad + text.slice(at + good.length)
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
  'mending %s makes it no worse, and mending twice changes nothing',
  (name) => {
    const text = readFileSync(join(broken, name), 'utf8')
    const once = fixText(name, text)
    expect(fix(once.text)).toBe(once.text)
    const errors = (content: string) =>
      loadText(name, content).findings.filter(({ severity }) => severity === 'error').length
    // What was hidden behind a broken shape may come to light, but nothing is left that could be mended.
    expect(once.left.filter((finding) => finding.fix)).toEqual([])
    if (once.mended.length === 0) expect(errors(once.text)).toBe(errors(text))
  },
)

test('the diff shows what changed', () => {
  const patch = diff('m.json', 'a\nb\nc\n', 'a\nB\nc\n')
  expect(patch).toBe('--- m.json\n+++ m.json\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n')
  expect(colourDiff(patch)).toContain('\u001b[31m-b\u001b[39m\n\u001b[32m+B\u001b[39m')
  expect(diff('m.json', 'a', 'a')).toBe('')
})
