import { expect, test } from 'vitest'
import { worst } from './worst.ts'

test.each([
  { found: ['hint', 'error', 'warning'], told: 'error' },
  { found: ['hint', 'warning'], told: 'warning' },
  { found: ['hint'], told: 'hint' },
] as const)('$found together are told as $told', ({ found, told }) => {
  expect(worst(found.map((severity) => ({ severity })))).toBe(told)
})
