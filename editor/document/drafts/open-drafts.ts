import type { Draft, Keeper, Kept } from '../../keeper/keeper.ts'
import type { Log } from '../log/log.ts'
import { baseOf, playDraft } from './draft-lines.ts'
import type { DraftOptions } from './draft-store.ts'

/** A draft that was played again. */
export interface PlayedDraft {
  id: string
  changed: number
  /** The lines that are whole, from the last that it can be played from. */
  lines: string[]
  /** The number of the line that is written next. */
  next: number
  log: Log
}

interface Opened {
  /** What this window did before it was loaded again, and the number of the first line that a side has not. */
  own?: PlayedDraft & { known: number }
  /** What windows left that are gone. */
  left: PlayedDraft[]
}

type Shelf = Pick<Keeper, 'readText' | 'dropDraft'>

/** Plays all drafts again; those that have nothing unsaved and whose windows are gone are thrown away. */
export async function openDrafts(
  kept: Kept,
  { id, store, isOpen }: DraftOptions,
  keeper: Shelf,
): Promise<Opened> {
  const textOf = async (hash: string) => {
    if (hash === kept.hash) return kept.text
    const own = await store.textOf(hash).catch(() => undefined)
    return own ?? (await keeper.readText(hash).catch(() => undefined))
  }
  const drop = (draft: string) => Promise.allSettled([store.drop(draft), keeper.dropDraft(draft)])
  const stored = await store.read().catch(() => [])
  const opened: Opened = { left: [] }
  for (const one of new Set([...stored, ...kept.drafts].map((draft) => draft.id))) {
    const copies = [stored, kept.drafts].map((drafts) => drafts.find((draft) => draft.id === one))
    const played = await Promise.all(copies.map((copy) => copy && play(copy, textOf)))
    const [best] = played.flatMap((draft) => draft ?? []).sort(byLength)
    if (one === id) {
      // Lines that cannot be played again are in the way of those that come.
      const isWhole = copies.every((copy, side) => !copy || played[side]?.isWhole)
      if (!isWhole) await drop(one)
      const known = Math.min(...played.map((draft) => draft?.next ?? 0))
      if (best) opened.own = { ...best, known: isWhole ? known : 0 }
    } else if (best && !(await isOpen(one))) {
      if (best.log.text === best.log.base) await drop(one)
      else opened.left.push(best)
    }
  }
  opened.left.sort((a, b) => b.changed - a.changed)
  return opened
}

async function play(
  draft: Draft,
  textOf: (hash: string) => Promise<string | undefined>,
): Promise<(PlayedDraft & { isWhole: boolean }) | undefined> {
  const hash = baseOf(draft.lines)
  const text = hash === undefined ? undefined : await textOf(hash)
  if (hash === undefined || text === undefined) return undefined
  const { log, lines, next } = playDraft(draft.lines, { hash, text })
  return { ...draft, log, lines, next, isWhole: lines.at(-1) === draft.lines.at(-1) }
}

const byLength = (a: PlayedDraft, b: PlayedDraft) => b.next - a.next
