import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { pathOf, pointerOf } from '../../../engine/text/source.ts'
import type { OpenConflict } from '../log/open-conflict.ts'
import type { Conflict } from '../session.ts'
import { labelOf } from '../tell/label-of.ts'
import { nameOf } from '../tell/name-of.ts'
import { quoted } from '../tell/words.ts'
import { addressAt } from './address-at.ts'

/** A conflict, told to a person. */
export function conflictOf(conflict: OpenConflict, { source }: Analysis): Conflict {
  const { start, end, before, theirs, isValue, path } = conflict
  const mine = source.text.slice(start, end)
  const pointer = isValue ? addressAt(source, start) : pointerOf(path)
  return {
    pointer,
    where: nameOf(pathOf(pointer), source),
    before: said(before),
    mine: said(mine),
    theirs: said(theirs),
  }
}

/** What a piece of JSON says: the text itself, or what its items are called. */
function said(piece: string): string {
  const value = read(piece) ?? read(`[${trimmed(piece)}]`) ?? read(`{${trimmed(piece)}}`)
  if (value === undefined) return piece.trim()
  if (typeof value !== 'object' || value === null) return String(value)
  const items = Object.values(value).map((item: unknown) =>
    quoted(labelOf(item) ?? JSON.stringify(item)),
  )
  return items.length > 0 ? items.join(', ') : 'nothing'
}

const trimmed = (piece: string) => piece.trim().replace(/^,|,$/g, '')

function read(piece: string): unknown {
  try {
    return JSON.parse(piece)
  } catch {
    return undefined
  }
}
