import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemList } from './item-list.tsx'

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
