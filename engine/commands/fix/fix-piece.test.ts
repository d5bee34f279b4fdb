import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixText } from './fix-text.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json'),
  'utf8',
)

const line = '"text": "Small, crisp and gone by ten."'
const withText = (json: string) =>
  bakery
    .replace(line, `"text": ${json}`)
    .replace('"redirects": [', '"redirects": [{ "from": "/bre", "to": "/cakes" },')

test.each([
  { text: '"[x](/bread) or [y](/bre)"', mended: '"[x](/bread) or [y](/cakes)"' },
  { text: '"/bre, (/bre), [y](/bre#tarts)"', mended: '"/bre, (/bre), [y](/cakes#tarts)"' },
  { text: '"[x](/bre) and [y](/bre)"', mended: '"[x](/cakes) and [y](/cakes)"' },
  {
    text: '"[x](https://other.example/Bread), [y](/Bread)"',
    mended: '"[x](https://other.example/Bread), [y](/bread)"',
  },
  { text: '"index.html, [y](/bread/index.html)"', mended: '"index.html, [y](/bread)"' },
  { text: '"\\u2019 \\"a\\" [y](\\/bre)"', mended: '"\\u2019 \\"a\\" [y](/cakes)"' },
  { text: '"🥖 \\ud83e\\udd56 [y](/bre)"', mended: '"🥖 \\ud83e\\udd56 [y](/cakes)"' },
  { text: '"{opening} {email} [y](/bre)"', mended: '"{opening} {email} [y](/cakes)"' },
  { text: '"{{openning}} or {openning}"', mended: '"{opening} or {opening}"' },
  { text: '"{opening}} then {{opening}}"', mended: '"{opening} then {opening}"' },
  {
    text: '"xoven@hearthandrye.example oven@hearthandrye.example"',
    mended: '"xoven@hearthandrye.example {email}"',
  },
])('$text becomes $mended', ({ text, mended }) => {
  expect(bakery).toContain(line)
  expect(fixText({ file: 'm.json', text: withText(text) }).manifest.text).toBe(withText(mended))
})

test('a link of which a variable holds a part is left to a person', () => {
  const text = withText('"{former} [y]({former})"').replace('"opening":', '"former": "/bre", $&')
  const { manifest, left } = fixText({ file: 'm.json', text })
  expect(manifest.text).toBe(text)
  expect(left.map(({ code }) => code)).toContain('link-to-redirect')
})
