import { useEffect, useRef, useState } from 'react'
import type { Done, Json } from '../../document/action.ts'
import { useAct } from '../desk.tsx'
import { useVersion } from '../version.ts'
import { placeAfterInsert, placeAfterMove, placeAfterRemove } from './moved-places.ts'

/** What is to have the focus once the document has come back. */
interface Wanted {
  index: number
  part: 'handle' | 'field'
  since: number
}

/** What can be done with the items of a list, each told aloud and with the focus where the item went. */
export function useList(pointer: string, count: number, nameOf: (index: number) => string) {
  const act = useAct()
  const version = useVersion()
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number[]>([])
  const [wanted, setWanted] = useState<Wanted>()
  const [told, setTold] = useState('')

  useEffect(() => {
    if (!wanted || wanted.since > (version ?? 0)) return
    const item = list.current?.children[wanted.index]
    const target =
      wanted.part === 'field' ? 'input, textarea, [contenteditable=true]' : '[data-handle]'
    item?.querySelector<HTMLElement>(target)?.focus()
    setWanted(undefined)
  }, [wanted, version])

  function settle(done: Done, focus: Omit<Wanted, 'since'> | undefined, words: string) {
    if (!done.isDone) return
    setTold(words)
    if (focus) setWanted({ ...focus, since: done.version })
  }

  async function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return
    const words = `${nameOf(from)} is now ${to + 1} of ${count}.`
    const done = await act({ kind: 'move', from: `${pointer}/${from}`, to: `${pointer}/${to}` })
    if (done.isDone) setOpen((places) => places.map((place) => placeAfterMove(place, from, to)))
    settle(done, { index: to, part: 'handle' }, words)
  }

  async function insert(at: number, value: Json, name: string) {
    const done = await act({ kind: 'insert', pointer: `${pointer}/${at}`, value })
    if (done.isDone)
      setOpen((places) => [...places.map((place) => placeAfterInsert(place, at)), at])
    settle(done, { index: at, part: 'field' }, `${name} ${at + 1} was added.`)
  }

  async function duplicate(index: number) {
    const words = `${nameOf(index)} was copied.`
    const done = await act({ kind: 'duplicate', pointer: `${pointer}/${index}` })
    if (done.isDone) setOpen((places) => places.map((place) => placeAfterInsert(place, index + 1)))
    settle(done, { index: index + 1, part: 'handle' }, words)
  }

  async function remove(index: number) {
    const words = `${nameOf(index)} was removed. Undo brings it back.`
    const done = await act({ kind: 'remove', pointer: `${pointer}/${index}` })
    if (done.isDone)
      setOpen((places) => places.flatMap((place) => placeAfterRemove(place, index) ?? []))
    const next = Math.min(index, count - 2)
    settle(done, next < 0 ? undefined : { index: next, part: 'handle' }, words)
  }

  const toggle = (index: number) =>
    setOpen((places) =>
      places.includes(index) ? places.filter((place) => place !== index) : [...places, index],
    )
  return { list, told, open, toggle, move, insert, duplicate, remove }
}
