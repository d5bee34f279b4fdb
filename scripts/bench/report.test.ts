import { expect, test } from 'vitest'
import type { Build, Contender } from './measure-build.ts'
import { buildTable, type Measured, median, pageTable } from './report.ts'

test.each([
  { values: [3, 1, 2], middle: 2 },
  { values: [4, 1, 10, 2], middle: 3 },
  { values: [], middle: Number.NaN },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

function measured(name: string, builds: Build[], further?: Partial<Measured>): Measured {
  const contender: Contender = {
    ...{ name, folder: '', command: '', dist: '', clean: [], isShown: true, env: {} },
  }
  return { contender, builds, visits: [], fast: [], slow: [], ...further }
}
const build = (seconds: number): Build => ({
  seconds,
  cpuSeconds: 2 * seconds,
  megabytes: 100,
  others: 0.1,
})

test('ratios are to the first; what failed says why', () => {
  const table = buildTable([
    measured('hugo', [build(2)], { differences: [] }),
    measured('broadsheet', [build(1)], { differences: ['/about: title'] }),
    measured('next', [], { failure: 'It ended with exit code 1.' }),
  ])
  const [, , ...rows] = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows[0]).toEqual(expect.arrayContaining(['hugo', '2.00', '1.00', '4.00', '100', 'same']))
  expect(rows[1]).toEqual(expect.arrayContaining(['broadsheet', '0.50', '1 differ']))
  expect(rows[2]).toEqual(expect.arrayContaining(['next', 'It ended with exit code 1.']))
})

test('without visits there is no table of pages', () => {
  expect(pageTable([measured('hugo', [build(2)])])).toBe('')
})
