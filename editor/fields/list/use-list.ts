import { useRef, useState } from 'react'
import { numberOf } from '../../../engine/text/path.ts'
import type { Json } from '../../document/action.ts'
import { useAct } from '../desk.tsx'
import { useOpensFor } from '../sought.ts'
import { useVersion } from '../version.ts'
import { placeAfterInsert, placeAfterMove, placeAfterRemove } from './moved-places.ts'
import { fieldOf, handleOf, useInTurn } from './use-in-turn.ts'

/** What can be done with the items of a list, each told aloud and with the focus where the item went. */
export function useList(pointer: string, count: number, nameOf: (index: number) => string) {
  const act = useAct()
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number[]>(count === 1 ? [0] : [])
  const { told, inTurn } = useInTurn(list, useVersion() ?? 0)
  const at = (index: number) => `${pointer}/${index}`
  useOpensFor(pointer, (within) => {
    const index = numberOf(within.split('/')[1] ?? '')
    if (index >= 0) setOpen((places) => [...new Set([...places, index])])
  })

  async function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return
    const words = `${nameOf(from)} is now ${to + 1} of ${count}.`
    const work = () => act({ kind: 'move', from: at(from), to: at(to) })
    if (await inTurn(work, { words, focus: handleOf(to) }))
      setOpen((places) => places.map((place) => placeAfterMove(place, from, to)))
  }

  async function insert(index: number, value: Json, name: string) {
    const words = `${name} ${index + 1} was added.`
    const work = () => act({ kind: 'insert', pointer: at(index), value })
    if (await inTurn(work, { words, focus: fieldOf(index) }))
      setOpen((places) => [...places.map((place) => placeAfterInsert(place, index)), index])
  }

  async function duplicate(index: number) {
    const words = `${nameOf(index)} was copied.`
    const work = () => act({ kind: 'duplicate', pointer: at(index) })
    if (await inTurn(work, { words, focus: handleOf(index + 1) }))
      setOpen((places) => places.map((place) => placeAfterInsert(place, index + 1)))
  }

  async function remove(index: number) {
    const words = `${nameOf(index)} was removed. Undo brings it back.`
    const work = () => act({ kind: 'remove', pointer: at(index) })
    if (await inTurn(work, { words, focus: handleOf(Math.min(index, count - 2)) }))
      setOpen((places) => places.flatMap((place) => placeAfterRemove(place, index) ?? []))
  }

  const toggle = (index: number) =>
    setOpen((places) =>
      places.includes(index) ? places.filter((place) => place !== index) : [...places, index],
    )
  return { list, told, open, toggle, move, insert, duplicate, remove }
}
