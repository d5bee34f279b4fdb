import type { Action, Json } from '../../../document/action.ts'
import { isRecord } from '../../../fields/describe.ts'
import {
  endOfMenu,
  itemAt,
  type Menu,
  type MenuItem,
  type MenuPlace,
  placesOf,
  pointerOfPlace,
} from './menu-item.ts'

export type Direction = 'up' | 'down' | 'in' | 'out'

/** What brings a line to another place, and the place that it has then. */
export interface MenuMove {
  actions: Action[]
  place: MenuPlace
}

/** Moves a line by one step: among its neighbors, into the menu of the item before it, or out of a menu. */
export function moveInMenu(
  menu: Menu,
  from: MenuPlace,
  direction: Direction,
): MenuMove | undefined {
  const [item, child] = from
  if (direction === 'in') return child === undefined ? into(menu, item) : undefined
  if (direction === 'out') return child === undefined ? undefined : carry(menu, from, [item + 1])
  const step = direction === 'up' ? -1 : 1
  const to: MenuPlace = child === undefined ? [item + step] : [item, child + step]
  return itemAt(menu, to) && carry(menu, from, to)
}

function into(menu: Menu, item: number): MenuMove | undefined {
  const before = menu.items[item - 1]
  return before && carry(menu, [item], [item - 1, before.children.length])
}

/**
 * The move that drops a dragged line between two others: into a menu, where the next line is in one.
 * @param from the number of the dragged line, of all lines
 * @param to how many of the other lines are above it then
 */
export function dropInMenu(menu: Menu, from: number, to: number): MenuMove | undefined {
  const dragged = placesOf(menu)[from]
  if (!dragged) return undefined
  const own = dragged.item.children.length
  const lines = placesOf(afterRemoval(menu, dragged.place))
  const above = to > from ? Math.max(from, to - own) : to // its own menu comes along
  const before = lines[above - 1]?.place
  const after = lines[above]?.place
  if (before && after?.length === 2 && own === 0)
    return carry(menu, dragged.place, [before[0], before[1] === undefined ? 0 : before[1] + 1])
  return carry(menu, dragged.place, [before ? before[0] + 1 : 0])
}

/** @param to the place that the line has afterwards */
function carry(menu: Menu, from: MenuPlace, to: MenuPlace): MenuMove | undefined {
  const moved = itemAt(menu, from)
  if (!moved || samePlace(from, to)) return undefined
  if (from.length === to.length && (from.length === 1 || from[0] === to[0]))
    return {
      actions: [{ kind: 'move', from: pointerOfPlace(menu, from), to: pointerOfPlace(menu, to) }],
      place: to,
    }
  if (to.length === 2 && moved.children.length > 0) return undefined
  const put = putAt(afterRemoval(menu, from), to, moved)
  return { actions: [liftFromMenu(menu, from), put], place: to }
}

/** Adds a line at the end, or at the end of an item's own menu. */
export function addToMenu(menu: Menu, line: Json, item?: number): MenuMove {
  const { items, pointer } = menu
  const place: MenuPlace =
    item === undefined ? [endOfMenu(items)] : [item, items[item]?.children.length ?? 0]
  const isFirst = place[1] === 0
  const action: Action = isFirst
    ? { kind: 'set', pointer: `${pointer}/${item}/children`, value: [line] }
    : { kind: 'insert', pointer: pointerOfPlace(menu, place), value: line }
  return { actions: [action], place }
}

/** Takes a line away. A menu without lines is none: with its last line it goes. */
export function liftFromMenu(menu: Menu, from: MenuPlace): Action {
  const [item, child] = from
  const isLast = child !== undefined && menu.items[item]?.children.length === 1
  return {
    kind: 'remove',
    pointer: isLast ? `${pointerOfPlace(menu, [item])}/children` : pointerOfPlace(menu, from),
  }
}

function putAt(menu: Menu, to: MenuPlace, { written }: MenuItem): Action {
  const [item, child] = to
  if (child === undefined)
    return { kind: 'insert', pointer: pointerOfPlace(menu, to), value: written }
  const value = asChild(written)
  return menu.items[item]?.children.length === 0
    ? { kind: 'set', pointer: `${pointerOfPlace(menu, [item])}/children`, value: [value] }
    : { kind: 'insert', pointer: pointerOfPlace(menu, to), value }
}

function afterRemoval({ pointer, items }: Menu, [item, child]: MenuPlace): Menu {
  const left =
    child === undefined
      ? items.filter((_, index) => index !== item)
      : items.map((each, index) =>
          index === item
            ? { ...each, children: each.children.filter((_, number) => number !== child) }
            : each,
        )
  return { pointer, items: left }
}

const samePlace = (one: MenuPlace, other: MenuPlace) => one[0] === other[0] && one[1] === other[1]

/** A line of a menu has words and a link, and nothing else. */
function asChild(written: Json): Json {
  if (!isRecord(written)) return written
  const { name = '', href = '' } = written
  return { name, href }
}
