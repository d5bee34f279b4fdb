import { useGoTo, usePage } from '../address.ts'
import { announce } from '../announce.tsx'
import { refuse } from '../notices.ts'
import { useSession } from '../session/use-session.ts'
import { door } from '../stage/stage-cells.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import { usePerform } from '../use-perform.ts'
import { listOf } from './addresses.ts'
import { kindName } from './block-names.ts'
import { copied, copyBlock, readBlock } from './clipboard.ts'

/** What can be done with the blocks of the page that is shown. */
export function useBlockActions() {
  const session = useSession()
  const key = usePage()?.key
  const preview = usePreview()
  const blocks = preview?.page.blocks ?? []
  const seen = preview?.version
  const goTo = useGoTo()
  const perform = usePerform()
  const list = key === undefined ? '' : listOf(key)
  const nameOf = (index: number) => kindName(blocks[index]?.type ?? '')

  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= blocks.length) return
    const done = await perform(
      { kind: 'move', from: `${list}/${from}`, to: `${list}/${to}` },
      undefined,
      seen,
    )
    if (!done.isDone) return
    announce(`${nameOf(from)} is now number ${to + 1} of ${blocks.length}.`)
    goTo(key, to, true)
    if (document.activeElement instanceof HTMLIFrameElement) door.get()?.focus(to)
  }
  const duplicate = async (index: number) => {
    const done = await perform({ kind: 'duplicate', pointer: `${list}/${index}` }, undefined, seen)
    if (!done.isDone) return
    announce(`${nameOf(index)} was duplicated; the copy is number ${index + 2}.`)
    goTo(key, index + 1, true)
  }
  const remove = async (index: number) => {
    const sentence = `The block “${nameOf(index)}” was deleted.`
    const done = await perform({ kind: 'remove', pointer: `${list}/${index}` }, sentence, seen)
    if (done.isDone)
      goTo(key, blocks.length > 1 ? Math.min(index, blocks.length - 2) : undefined, true)
  }
  const copy = async (index: number) => {
    const value = await session.valueAt(`${list}/${index}`)
    if (value === undefined) return
    await copyBlock(value)
    announce(`${nameOf(index)} was copied.`)
  }
  const cut = async (index: number) => {
    await copy(index)
    await remove(index)
  }
  /** @param text of the system's clipboard; what was copied here, without it */
  const paste = async (index: number, text = copied()) => {
    const value = readBlock(text)
    if (!value)
      return refuse('What was copied is no block. Copy one first (Ctrl+C while it is chosen).')
    const pointer = `${list}/${index}`
    const done = await perform({ kind: 'insert', pointer, value })
    if (!done.isDone) return
    announce(`${kindName(value.type)} was pasted as number ${index + 1}.`)
    goTo(key, index, true)
  }
  return { count: blocks.length, move, duplicate, remove, copy, cut, paste }
}
