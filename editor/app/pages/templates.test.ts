import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import { blocksOf, templates } from './templates.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)

test.each(templates)(
  'a page from "$name" breaks nothing on a site that it knows nothing of',
  (template) => {
    const manifest: { pages: object[] } = JSON.parse(bakery)
    const blocks = blocksOf(template, 'Winter school')
    expect(blocks).toHaveLength(template.types.length + 1)
    const description =
      'What we teach in winter, to whom, and how to come along: two days in a small group.'
    manifest.pages.push({ path: '/winter', title: 'Winter school', description, blocks })
    const own = analyse('m.json', JSON.stringify(manifest)).findings
    expect(own.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(JSON.stringify(blocks)).not.toMatch(/bread|loaves|oven|bakery/i)
  },
)
