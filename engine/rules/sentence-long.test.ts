import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)
const sentence = Array.from({ length: 41 }, (_, index) => `word${index}`).join(' ')

test('a long sentence of a shared block is found once, where it is written', () => {
  const text = bakery.replace('Tell us by noon what you need', sentence)
  const { findings } = analyse('m.json', text)
  expect(findings.map(({ code, at }) => `${code} ${at.pointer}`)).toEqual([
    'sentence-long /shared/order/text',
  ])
})
