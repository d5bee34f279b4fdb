import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createNear } from '../near/create-near.ts'
import { analyse } from './analyse.ts'
import { nearOf } from './near-of.ts'

const file = join(import.meta.dirname, '../../site.manifest.json')
const analysis = analyse(file, readFileSync(file, 'utf8'))

test('what is near a page is what is published of it', () => {
  const { globals, pages } = analysis
  if (!globals) throw new Error('The site cannot be read.')
  const published = createNear(
    globals.layout,
    pages.flatMap((page) => page?.facts ?? []),
  )
  const paths = pages.flatMap((page) => page?.facts.path ?? [])
  const shown = paths.map((path) => nearOf(analysis, path))
  expect(shown).toEqual(paths.map(published))
  expect(shown.some((near) => near?.see)).toBe(true)
  expect(shown.some((near) => near?.lists)).toBe(true)
})

test('nothing is near the page for addresses without one', () => {
  expect(nearOf(analysis, '')).toBeUndefined()
})
