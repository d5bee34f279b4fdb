import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { createTypesetter } from './typesetter.ts'

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
)
const regular = await createTypesetter(readFileSync(file), 400)
const bold = await createTypesetter(readFileSync(file), 700)

describe('a line', () => {
  test('grows with its text, its size and its weight', () => {
    const { width } = regular.line('Loaves', 40)
    expect(regular.line('Loaves and rolls', 40).width).toBeGreaterThan(width)
    expect(regular.line('Loaves', 80).width).toBeCloseTo(2 * width)
    expect(bold.line('Loaves', 40).width).toBeGreaterThan(width)
  })

  test('stands on its baseline, upright', () => {
    const heights = [...regular.line('H', 100).path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) =>
      Number(y),
    )
    expect(Math.max(...heights)).toBeCloseTo(0, 0)
    expect(Math.min(...heights)).toBeLessThan(-60)
  })

  test('leaves out characters that the font has not', () => {
    expect(regular.line('\u3042', 40).path).toBe('')
  })
})

describe('lines', () => {
  test('are no wider than they may be', () => {
    const lines = regular.lines('Sourdough and cakes from a stone oven on the square', 40, 300)
    expect(lines.length).toBeGreaterThan(2)
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(300)
  })

  test('are not broken within a word', () => {
    expect(regular.lines('Roggenvollkornbrotbackkurs', 40, 100)).toHaveLength(1)
  })
})
