import { describe, expect, test } from 'vitest'
import { contrast } from '../theme/contrast.ts'
import { pixelWidth } from './pixel-width.ts'

describe('the width of a text', () => {
  test.each([
    { text: '', size: 20, pixels: 0 },
    { text: 'm', size: 20, pixels: 17 },
    { text: 'iiii', size: 20, pixels: 18 },
    { text: 'MMMM', size: 20, pixels: 67 },
    { text: '漢', size: 20, pixels: 20 }, // fills an em
    { text: '\ua4d0', size: 20, pixels: 17 }, // in no table: as wide as an m
    { text: 'عيادة', size: 20, pixels: 42 },
    { text: 'عِيَادَةٌ', size: 20, pixels: 42 }, // its marks stand above and below
    { text: 'Клиника', size: 20, pixels: 79 },
  ])('$text is $pixels pixels wide', ({ text, size, pixels }) => {
    expect(pixelWidth(text, size)).toBe(pixels)
  })
})

describe('contrast', () => {
  test.each([
    { text: '#000', ground: '#fff', ratio: 21 },
    { text: '#777777', ground: '#ffffff', ratio: 4.48 },
    { text: '#fff', ground: '#fff', ratio: 1 },
    { text: 'hsl(var(--hue) 100% 50%)', ground: '#fff', ratio: 4 }, // red at hue 0
  ])('$text on $ground is $ratio', ({ text, ground, ratio }) => {
    expect(contrast(text, ground)).toBeCloseTo(ratio, 1)
  })
})
