import { createElement } from 'react'
import type { List } from '../../schema/generated/manifest.js'
import { Inline } from './inline.tsx'
import './item-list.css'

/** The items of a list, with open circles or numbers. */
export function ItemList({ items, numbered = false }: Pick<List, 'items' | 'numbered'>) {
  // Each is known to React by its place, as with `each`; that import would cut a small chunk off the visitors' script.
  return createElement(numbered ? 'ol' : 'ul', { className: 'items' }, ...items.map(entry))
}

const entry = (text: string) => (
  <li>
    <Inline text={text} />
  </li>
)

/** A list with its heading; the number of items stands beside it. */
export function HeadedList({
  list: { heading, items, numbered },
  level = 3,
}: {
  list: List
  level?: 3 | 4
}) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <section className="headed-list">
      <Heading data-count={items.length}>{heading}</Heading>
      <ItemList items={items} numbered={numbered ?? false} />
    </section>
  )
}
