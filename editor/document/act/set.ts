import { insertValue } from '../../../engine/text/edits/insert-value.ts'
import { removeValue } from '../../../engine/text/edits/remove-value.ts'
import { replaceWithin } from '../../../engine/text/edits/replace-within.ts'
import { setValue } from '../../../engine/text/edits/set-value.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pathOf, type Source } from '../../../engine/text/source.ts'
import type { Json } from '../action.ts'
import { nameOf } from '../tell/name-of.ts'
import { insertField } from './insert-field.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

/** A field gets a value, by the fewest bytes: of a text, only the piece that differs is written. */
export function planSet(pointer: string, value: Json, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const before = valueAt(source, path)
  const edits = editsTo(source, path, before, value)
  if (!edits) return { reason: 'There is nothing to put this into any more.' }
  const verb = before === undefined ? 'Added' : 'Changed'
  const isTyping = typeof before === 'string' && typeof value === 'string'
  return { edits, sentence: `${verb} ${nameOf(path, source)}`, ...(isTyping && { field: pointer }) }
}

function editsTo(source: Source, path: Path, before: unknown, after: Json): TextEdit[] | undefined {
  if (before === after) return []
  if (typeof before === 'string' && typeof after === 'string') {
    const edit = retype(source, path, before, after) ?? setValue(source, path, after)
    return edit && [edit]
  }
  const parts = partsOf(before, after)
  if (parts) {
    const edits = parts.map(([key, was, is]) => {
      if (is !== undefined) return editsTo(source, [...path, key], was, is)
      const removal = removeValue(source, [...path, key])
      return removal && [removal]
    })
    return edits.flatMap((part) => part ?? [])
  }
  const edit = before === undefined ? added(source, path, after) : setValue(source, path, after)
  return edit && [edit]
}

function added(source: Source, path: Path, value: Json): TextEdit | undefined {
  return insertField(source, path, value) ?? insertValue(source, path, value)
}

/** A member before and afterwards. */
type Part = [key: string | number, before: unknown, after: Json | undefined]

/** The members that differ, where each can be written by itself: what stays of a list or an object is not touched. */
function partsOf(before: unknown, after: Json): Part[] | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return undefined
    return after.map((item, index) => [index, before[index], item])
  }
  if (!isRecord(before) || !isRecord(after)) return undefined
  const lost = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  const isNew = Object.keys(after).some((key) => !Object.hasOwn(before, key))
  // Two removals beside each other, one beside an insertion, or two into nothing would want the same comma.
  if (Object.keys(before).length === 0 || lost.length > 1 || (lost.length === 1 && isNew))
    return undefined
  const kept = Object.keys(after).map((key): Part => [key, before[key], after[key]])
  return [...kept, ...lost.map((key): Part => [key, before[key], undefined])]
}

const isRecord = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces the piece of a text that differs. */
function retype(source: Source, path: Path, before: string, after: string): TextEdit | undefined {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  if (isHalfway(before, start) || isHalfway(after, start)) start--
  const most = Math.min(before.length, after.length) - start
  let same = 0
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++
  if (isHalfway(before, before.length - same) || isHalfway(after, after.length - same)) same--
  const span = { start, end: before.length - same }
  return replaceWithin(source, path, span, after.slice(start, after.length - same))
}

/** Whether an offset is between the two units of one character. */
const isHalfway = (text: string, offset: number) =>
  /[\ud800-\udbff]/.test(text.charAt(offset - 1)) && /[\udc00-\udfff]/.test(text.charAt(offset))
