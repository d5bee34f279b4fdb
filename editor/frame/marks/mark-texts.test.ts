import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asBlock, examples } from '../../../engine/fixtures/examples.tsx'
import { valueAt } from '../../document/read/path-value.ts'
import { putMarks, takeMarks } from './mark.ts'
import { emptyText, markBlock } from './mark-texts.ts'

test('a marked text gives back its words, its number and where it begins and ends', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), (text, index, around) => {
      expect(takeMarks(around + putMarks(text, index) + around)).toEqual({
        text: around + text + around,
        marks: [
          { index, isEnd: false, offset: around.length },
          { index, isEnd: true, offset: around.length + text.length },
        ],
      })
    }),
  )
})

test('of a marked text that was cut anywhere nothing is left but its words', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(99), fc.nat(99), (text, index, start, end) => {
      const piece = putMarks(text, index).slice(start, end)
      const words = takeMarks(piece)?.text ?? piece
      expect(text).toContain(words)
    }),
  )
})

test('a text without marks is left alone', () => {
  expect(takeMarks('**600+** [loaves](/bread) 👩‍🍳')).toBeUndefined()
})

/** All but the byline, which says what its page says. */
const blocks = examples
  .flatMap(({ example }) => asBlock(example) ?? [])
  .filter(({ type }) => type !== 'byline')

test.each(blocks)('the marks in an example of $type lead to its texts', (block) => {
  const { value, paths } = markBlock(block)
  expect(paths.length).toBeGreaterThan(0)
  paths.forEach((path, index) => {
    const [shown, written] = [valueAt(value, path), valueAt(block, path)]
    expect(shown).toBe(putMarks(String(written), index))
  })
})

test('what visitors filter by stays as it is', () => {
  for (const block of blocks)
    if (block.type === 'courses')
      expect(markBlock(block).value).toMatchObject({
        levels: { choices: block.levels.choices },
        courses: block.courses.map(({ level }) => ({ level })),
      })
})

test('an empty text can be seen by its marks', () => {
  const marked = markBlock({ type: 'banner', title: '' }).value
  expect(marked).toEqual({ type: 'banner', title: putMarks(emptyText, 0) })
})
