import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { hues } from '../theme/hues.ts'
import { drawingAt } from './drawing.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(file, 'utf8'))

test.each([
  { page: 'one that names a colour', url: '/_art/bread.svg', siteHue: 301, hue: hues.gold },
  { page: 'one that names none', url: '/_art/about.svg', siteHue: undefined, hue: hues.copper },
  { page: 'one that names none, on a site', url: '/_art/about.svg', siteHue: 301, hue: 301 },
])('the drawing of $page of $siteHue has the hue $hue', ({ url, siteHue, hue }) => {
  expect(drawingAt(url, site, siteHue)).toContain(`hsl(${hue} 48% 24%)`)
})
