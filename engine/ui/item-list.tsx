import { createElement, Fragment } from 'react'
import type { List } from '../../schema/generated/manifest.js'
import { Inline } from './inline.tsx'
import './item-list.css'

/** The items of a list, with open circles or numbers; where they fall into groups, each below its name. */
export function ItemList({
  items,
  numbered = false,
  groups = [],
}: Pick<List, 'items' | 'numbered' | 'groups'>) {
  const list = (own: string[]) =>
    // Each is known to React by its place, as with `each`; that import would cut a small chunk off the visitors' script.
    createElement(numbered ? 'ol' : 'ul', { className: 'items' }, ...own.map(entry))
  let end = 0
  const parts = groups.flatMap(({ heading, count }, index) => {
    const start = end
    end = index + 1 < groups.length ? start + count : items.length
    const name = createElement('p', { className: 'group-name' }, heading)
    return [name, list(items.slice(start, end))]
  })
  return parts.length > 0 ? createElement(Fragment, null, ...parts) : list(items)
}

const entry = (text: string) => (
  <li>
    <Inline text={text} />
  </li>
)

/** So many items are counted at a glance. */
const few = 4

/** A list with its heading; beside it stands how many items there are, where one would have to count. */
export function HeadedList({
  list: { heading, ...list },
  id,
  level = 3,
}: {
  list: List
  /** The name of its place. */
  id?: string | undefined
  level?: 3 | 4
}) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <section className="headed-list" id={id}>
      <Heading data-count={list.items.length > few ? list.items.length : undefined}>
        {heading}
      </Heading>
      <ItemList {...list} />
    </section>
  )
}
