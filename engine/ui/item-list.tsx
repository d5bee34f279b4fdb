import type { List } from '../../schema/generated/manifest.js'
import { each } from './each.ts'
import { Inline } from './inline.tsx'
import './item-list.css'

/** The items of a list, with open circles or numbers. */
export function ItemList({ items, numbered = false }: Pick<List, 'items' | 'numbered'>) {
  const Tag = numbered ? 'ol' : 'ul'
  return (
    <Tag className="items">
      {each(items, (item) => (
        <li>
          <Inline text={item} />
        </li>
      ))}
    </Tag>
  )
}

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
