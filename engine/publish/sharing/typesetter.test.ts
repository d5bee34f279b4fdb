import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { breakable } from './breakable.ts'
import { createTypesetter, openFont } from './typesetter.ts'

const { resolve } = createRequire(import.meta.url)
const open = (file: string, weight: number) =>
  openFont(readFileSync(resolve(`@fontsource-variable/${file}-wght-normal.woff2`)), weight)
const serif = await open('source-serif-4/files/source-serif-4-latin', 400)
const regular = createTypesetter([serif], 'ltr')
const bold = createTypesetter([await open('source-serif-4/files/source-serif-4-latin', 700)], 'ltr')
const arabic = createTypesetter(
  [serif, await open('noto-sans-arabic/files/noto-sans-arabic-arabic', 400)],
  'rtl',
)

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

describe('letters of another script', () => {
  /** Where the outlines of a line begin, from the left. */
  const starts = (path: string) => [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x))

  test('are written in the next font that has them', () => {
    expect(arabic.line('رفق', 40).path).not.toBe('')
    expect(arabic.line('رفق', 40).path).not.toBe(arabic.line('ر ف ق', 40).path)
  })

  test('stand in the order of their script, and what is within them in its own', () => {
    const number = arabic.line('24', 40)
    const both = arabic.line('رفق 24', 40)
    expect(both.path.startsWith(number.path)).toBe(true) // the end of the line is at its left
    const word = starts(both.path.slice(number.path.length))
    expect(word.length).toBeGreaterThan(2)
    expect(Math.min(...word)).toBeGreaterThan(number.width)
  })

  test('are broken between words also where no spaces are', () => {
    const lines = regular.lines('猫を飼う人のための講座、はじめての一年', 40, 0.1)
    expect(lines.length).toBeGreaterThan(5)
    expect(breakable('猫の本、犬 と鳥').join('|')).toBe('猫|の|本、|犬| と|鳥')
  })
})
