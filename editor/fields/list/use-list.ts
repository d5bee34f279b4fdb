import { useRef, useState } from 'react'
import type { Json } from '../../document/action.ts'
import { useAct } from '../desk.tsx'
import { useVersion } from '../version.ts'
import { placeAfterInsert, placeAfterMove, placeAfterRemove } from './moved-places.ts'
import { fieldOf, handleOf, useFocusLater } from './use-focus-later.ts'

/** What can be done with the items of a list, each told aloud and with the focus where the item went. */
export function useList(pointer: string, count: number, nameOf: (index: number) => string) {
  const act = useAct()
  const version = useVersion() ?? 0
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number[]>(count === 1 ? [0] : [])
  const focusLater = useFocusLater(list, version)
  const [told, setTold] = useState('')

  async function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return
    const words = `${nameOf(from)} is now ${to + 1} of ${count}.`
    const done = await act({ kind: 'move', from: `${pointer}/${from}`, to: `${pointer}/${to}` })
    if (!done.isDone) return
    setOpen((places) => places.map((place) => placeAfterMove(place, from, to)))
    setTold(words)
    focusLater(done, handleOf(to))
  }

  async function insert(at: number, value: Json, name: string) {
    const done = await act({ kind: 'insert', pointer: `${pointer}/${at}`, value })
    if (!done.isDone) return
    setOpen((places) => [...places.map((place) => placeAfterInsert(place, at)), at])
    setTold(`${name} ${at + 1} was added.`)
    focusLater(done, fieldOf(at))
  }

  async function duplicate(index: number) {
    const words = `${nameOf(index)} was copied.`
    const done = await act({ kind: 'duplicate', pointer: `${pointer}/${index}` })
    if (!done.isDone) return
    setOpen((places) => places.map((place) => placeAfterInsert(place, index + 1)))
    setTold(words)
    focusLater(done, handleOf(index + 1))
  }

  async function remove(index: number) {
    const words = `${nameOf(index)} was removed. Undo brings it back.`
    const done = await act({ kind: 'remove', pointer: `${pointer}/${index}` })
    if (!done.isDone) return
    setOpen((places) => places.flatMap((place) => placeAfterRemove(place, index) ?? []))
    setTold(words)
    focusLater(done, handleOf(Math.min(index, count - 2)))
  }

  const toggle = (index: number) =>
    setOpen((places) =>
      places.includes(index) ? places.filter((place) => place !== index) : [...places, index],
    )
  return { list, told, open, toggle, move, insert, duplicate, remove }
}
