import { useRef, useState } from 'react'
import type { Json } from '../../../document/action.ts'
import { useAct, useWritten } from '../../../fields/desk.tsx'
import { useInTurn } from '../../../fields/list/use-in-turn.ts'
import { itemAt, type MenuPlace, readMenu } from './menu-item.ts'
import { addToMenu, type Direction, liftFromMenu, type MenuMove, moveInMenu } from './menu-moves.ts'

const start: Json = { name: 'New item', href: '/' }
const within = (place: MenuPlace, part: 'handle' | 'toggle') =>
  `[data-place="${place}"] [data-${part}]`

/**
 * A main menu, and what can be done with its lines: told aloud, with the focus where the line went.
 * @param pointer the menu's address: each language has its own
 */
export function useMenu(pointer: string) {
  const written = useWritten(pointer)
  const act = useAct()
  const list = useRef<HTMLOListElement>(null)
  const { told, tell, inTurn } = useInTurn(list, written?.version ?? 0)
  const [open, setOpen] = useState<string>()
  const menu = readMenu(written?.value, pointer)
  const nameAt = (place: MenuPlace) => itemAt(menu, place)?.name || 'The line'

  async function carryOut(move: MenuMove | undefined, from: MenuPlace) {
    const name = nameAt(from)
    if (!move) return tell(`${name} cannot go further that way.`)
    const words = `${name} is now ${placeInWords(move.place, nameAt)}.`
    const focus = within(move.place, 'handle')
    if (await inTurn(() => act(move.actions), { words, focus })) setOpen(undefined)
  }

  async function remove(place: MenuPlace) {
    const words = `${nameAt(place)} was removed. Undo brings it back.`
    const focus = within(placeBefore(place), 'handle')
    if (await inTurn(() => act(liftFromMenu(menu, place)), { words, focus })) setOpen(undefined)
  }

  /** Adds a line at the end, before a button there, or at the end of an item's own menu. */
  async function add(item?: number) {
    const { actions, place } = addToMenu(menu, start, item)
    const focus = within(place, 'toggle')
    if (await inTurn(() => act(actions), { words: 'A line was added.', focus }))
      setOpen(String(place))
  }

  return {
    ...{ menu, list, told, open, add, remove, carryOut },
    step: (place: MenuPlace, direction: Direction) =>
      carryOut(moveInMenu(menu, place, direction), place),
    toggle: (place: MenuPlace) => setOpen(open === String(place) ? undefined : String(place)),
  }
}

/** The line above one that goes. */
function placeBefore([item, child]: MenuPlace): MenuPlace {
  if (child === undefined) return [Math.max(0, item - 1)]
  return child === 0 ? [item] : [item, child - 1]
}

function placeInWords([item, child]: MenuPlace, nameAt: (place: MenuPlace) => string): string {
  return child === undefined
    ? `number ${item + 1} of the menu`
    : `number ${child + 1} in the menu of ${nameAt([item])}`
}
