import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import { createNear } from '../../../engine/near/create-near.ts'
import { nearOf } from './near-of.ts'

const file = join(import.meta.dirname, '../../../site.manifest.json')
const analysis = analyse(file, readFileSync(file, 'utf8'))

test('what is near a page is what is published of it', () => {
  const { globals, pages } = analysis
  if (!globals) throw new Error('The site cannot be read.')
  const published = createNear(
    globals.layout,
    pages.flatMap((page) => page?.facts ?? []),
  )
  const shown = pages.map((_, key) => nearOf(analysis, key))
  expect(shown).toEqual(pages.map((page) => published(page?.facts.path ?? '')))
  expect(shown.some((near) => near?.see)).toBe(true)
  expect(shown.some((near) => near?.lists)).toBe(true)
})

test('nothing is near the page for addresses without one', () => {
  expect(nearOf(analysis, 'notFound')).toBeUndefined()
})
