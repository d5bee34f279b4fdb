import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadedList, ItemList } from './item-list.tsx'

const items = ['Rye', 'Spelt', 'Oats']

test('a list without groups is one list', () => {
  expect(renderToStaticMarkup(<ItemList items={items} numbered />)).toMatch(/^<ol class="items">/)
})

test('groups take their items in order, and the last has all that are left', () => {
  const groups = [
    { heading: 'Dark', count: 1 },
    { heading: 'Light', count: 1 },
  ]
  const html = renderToStaticMarkup(<ItemList items={items} groups={groups} />)
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<p>Dark</p><ul><li>Rye</li></ul><p>Light</p><ul><li>Spelt</li><li>Oats</li></ul>',
  )
})

test.each([
  { count: 2, shown: '<h3>' },
  { count: 5, shown: '<h3 data-count="5">' },
])(
  'beside the heading of $count items stands no more than what one would have to count',
  (each) => {
    const list = { heading: 'Flours', items: Array.from({ length: each.count }, () => 'Rye') }
    expect(renderToStaticMarkup(<HeadedList list={list} />)).toContain(`${each.shown}Flours</h3>`)
  },
)
