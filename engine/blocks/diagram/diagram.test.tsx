import { expect, test } from 'vitest'
import { errorsWith, examples, htmlOf, loadAllBlocks } from '../../fixtures/examples.tsx'

await loadAllBlocks()

const [exchange, scaled] = examples
  .filter(({ type }) => type === 'diagram')
  .map(({ example }) => htmlOf(example) ?? '')

test('a diagram is read as the list that it is: its lines are hidden from screen readers', () => {
  const read = exchange?.replaceAll(/<svg.*?<\/svg>/gs, '') ?? ''
  expect(read.match(/<ol class="diagram-steps">.*<\/ol>/s)?.[0].match(/<li/g)).toHaveLength(4)
  expect(
    exchange?.match(/<svg(?! aria-hidden="true"| class="icon" aria-hidden="true")/g),
  ).toBeNull()
})

test('a step goes from the middle of its actor to that of the other, an answer as a broken line', () => {
  expect(exchange).toContain('<line class="way" x1="16.67%" x2="50%" y1="50%" y2="50%">')
  expect(exchange).toContain('<line class="broken" x1="83.33%" x2="16.67%" y1="50%" y2="50%">')
})

test('what stays with one actor is named beside it, where there is room', () => {
  expect(exchange).toContain('<li data-from="2" data-to="3">')
  expect(exchange).toContain('<line class="hatched" x1="50%" x2="50%"')
})

test('a step along a scale has its share of it, and its times in words', () => {
  expect(scaled).toContain('<line class="bar" x1="4.17%" x2="75%"')
  expect(scaled?.replaceAll('<!-- -->', '')).toContain('<span class="times">1–18 hours</span>')
})

test('an actor that does not take part is found', () => {
  const actors = [{ name: 'Guest', icon: 'user' }]
  const block = { type: 'diagram', title: 'An order', actors }
  expect(errorsWith({ ...block, steps: [{ label: 'ORDER', from: 'Guest' }] })).toEqual([])
  expect(errorsWith({ ...block, steps: [{ label: 'ORDER', from: 'Gest' }] })).toEqual([
    'choice-unknown',
  ])
})
