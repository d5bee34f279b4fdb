import { useRef, useState } from 'react'
import type { Json } from '../../../document/action.ts'
import { useAct, useWritten } from '../../../fields/desk.tsx'
import { useFocusLater } from '../../../fields/list/use-focus-later.ts'
import { itemAt, type MenuPlace, pointerOfPlace, readMenu } from './menu-item.ts'
import { type Direction, type MenuMove, moveInMenu } from './menu-moves.ts'

const start: Json = { name: 'New item', href: '/' }
const handleAt = (place: MenuPlace) => `[data-place="${place}"] [data-handle]`

/** The main menu, and what can be done with its lines: told aloud, with the focus where the line went. */
export function useMenu() {
  const written = useWritten('/navigation')
  const act = useAct()
  const list = useRef<HTMLOListElement>(null)
  const focusLater = useFocusLater(list, written?.version ?? 0)
  const [open, setOpen] = useState<string>()
  const [told, setTold] = useState('')
  const menu = readMenu(written?.value)
  const nameAt = (place: MenuPlace) => itemAt(menu, place)?.name || 'The line'

  async function carryOut(move: MenuMove | undefined, from: MenuPlace) {
    const name = nameAt(from)
    if (!move) return setTold(`${name} cannot go further that way.`)
    const done = await act(...move.actions)
    if (!done.isDone) return
    setOpen(undefined)
    setTold(`${name} is now ${placeInWords(move.place, nameAt)}.`)
    focusLater(done, handleAt(move.place))
  }

  async function remove(place: MenuPlace) {
    const isLast = place.length === 2 && menu[place[0]]?.children.length === 1
    const pointer = isLast ? `/navigation/${place[0]}/children` : pointerOfPlace(place)
    const done = await act({ kind: 'remove', pointer })
    if (!done.isDone) return
    setOpen(undefined)
    setTold(`${nameAt(place)} was removed. Undo brings it back.`)
    const [item, child] = place
    focusLater(
      done,
      handleAt(child ? [item, child - 1] : [Math.max(0, child === 0 ? item : item - 1)]),
    )
  }

  /** Adds a line at the end, or at the end of an item's own menu. */
  async function add(item?: number) {
    const children = item === undefined ? [] : (menu[item]?.children ?? [])
    const place: MenuPlace = item === undefined ? [menu.length] : [item, children.length]
    const isFirst = item !== undefined && children.length === 0
    const done = await act(
      isFirst
        ? { kind: 'set', pointer: `/navigation/${item}/children`, value: [start] }
        : { kind: 'insert', pointer: pointerOfPlace(place), value: start },
    )
    if (!done.isDone) return
    setOpen(String(place))
    setTold('A line was added.')
    focusLater(done, `[data-place="${place}"] [data-toggle]`)
  }

  return {
    ...{ menu, list, told, open, add, remove, carryOut },
    step: (place: MenuPlace, direction: Direction) =>
      carryOut(moveInMenu(menu, place, direction), place),
    toggle: (place: MenuPlace) => setOpen(open === String(place) ? undefined : String(place)),
  }
}

function placeInWords([item, child]: MenuPlace, nameAt: (place: MenuPlace) => string): string {
  return child === undefined
    ? `number ${item + 1} of the menu`
    : `number ${child + 1} in the menu of ${nameAt([item])}`
}
