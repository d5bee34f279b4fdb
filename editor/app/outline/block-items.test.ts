import { expect, test } from 'vitest'
import { itemsOf } from './block-items.ts'

test('a block has the items of its lists, each known by its words', () => {
  const items = itemsOf({
    type: 'cards',
    cards: [
      { title: 'Rye', text: 'Dark', icon: 'wheat', lists: [] },
      { title: '**Wheat**', text: 'Light', icon: 'wheat', lists: [] },
    ],
  })
  expect(items).toEqual([
    { path: ['cards', 0], words: 'Rye', wordsPath: ['cards', 0, 'title'] },
    { path: ['cards', 1], words: 'Wheat', wordsPath: ['cards', 1, 'title'] },
  ])
})

test('a text is an item by itself, as it is read; an empty one is none', () => {
  expect(itemsOf({ type: 'prose', paragraphs: ['Baked **daily**.', ' '] })).toEqual([
    { path: ['paragraphs', 0], words: 'Baked daily.', wordsPath: ['paragraphs', 0] },
  ])
})
