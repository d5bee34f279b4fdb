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

test.each([
  { what: 'Arabic', end: '؟ ', of: (at: number) => `كلمة${at}` },
  { what: 'Urdu', end: '۔ ', of: (at: number) => `لفظ${at}` },
  { what: 'Hindi', end: '। ', of: (at: number) => `शब्द${at}` },
])('a sentence in $what ends by its own sign', ({ end, of }) => {
  const half = Array.from({ length: 30 }, (_, at) => of(at)).join(' ')
  const codes = (text: string) =>
    analyse('m.json', bakery.replace('Tell us by noon what you need', text)).findings.map(
      ({ code }) => code,
    )
  expect(codes(`${half}${end}${half}${end}`)).toEqual([])
  expect(codes(`${half} ${half}${end}`)).toEqual(['sentence-long'])
})

test('words without spaces between them are counted too', () => {
  const text = bakery.replace('Tell us by noon what you need', `${'猫が好き'.repeat(20)}。`)
  expect(analyse('m.json', text).findings.map(({ code }) => code)).toEqual(['sentence-long'])
  const short = bakery.replace('Tell us by noon what you need', '猫が好き。'.repeat(30))
  expect(analyse('m.json', short).findings).toEqual([])
})
