import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { numberOf, type Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, Source } from '../../../engine/text/source.ts'
import type { Located } from '../../../engine/text/source-range.ts'
import type { Action } from '../action.ts'
import { carryEdits, carryOffset } from '../edits/carry-edits.ts'
import { valueAt } from './plan.ts'

/** What was done since somebody saw a text. */
interface Since {
  text: string
  edits: TextEdit[][]
}

/**
 * An action on a text that somebody saw, for the text as it is now: what it is about may stand elsewhere.
 * @returns undefined where it is not there any more, or not as it was seen
 */
export function carryAction(
  action: Action,
  { text, edits }: Since,
  now: Source,
): Action | undefined {
  const seen = new Source('', text)
  const carry = (pointer: string) => carryPointer(pointer, seen, edits, now)
  const isSame = (from: string, to: string) =>
    valueAt(seen, pathOf(from)) === valueAt(now, pathOf(to))
  switch (action.kind) {
    case 'move-page':
    case 'delete-page':
    case 'translate-page':
      return action
    case 'move': {
      const [from, to] = [carry(action.from), carry(action.to)]
      return from !== undefined && to !== undefined ? { ...action, from, to } : undefined
    }
    case 'fix': {
      const [edit] = carryAll([action.edit], edits) ?? []
      return edit && { ...action, edit }
    }
    case 'text': {
      const carried = carryAll(action.edits, edits)
      return carried && { ...action, edits: carried }
    }
    case 'replace': {
      const places = action.places.flatMap((place) => {
        const pointer = carry(place.pointer)
        return pointer !== undefined && isSame(place.pointer, pointer) ? { ...place, pointer } : []
      })
      return places.length === action.places.length ? { ...action, places } : undefined
    }
    default: {
      const pointer = carry(action.pointer)
      const isChanged =
        action.kind === 'write-out' && pointer !== undefined && !isSame(action.pointer, pointer)
      return pointer === undefined || isChanged ? undefined : { ...action, pointer }
    }
  }
}

function carryAll(edits: TextEdit[], over: TextEdit[][]): TextEdit[] | undefined {
  return over.reduce<TextEdit[] | undefined>(
    (carried, next) => carried && carryEdits(carried, next),
    edits,
  )
}

/** Where a value stands now, or, for an address where there is none, the same place between its neighbors. */
function carryPointer(
  pointer: string,
  seen: Source,
  edits: TextEdit[][],
  now: Source,
): string | undefined {
  const path = pathOf(pointer)
  const found = seen.find(path)
  if (found) {
    const offset = carryValue(found, edits)
    const address = offset === undefined ? undefined : addressOf(offset, now)
    return address && pointerOf(address)
  }
  const [key, list] = [path.at(-1), path.slice(0, -1)]
  if (key === undefined) return pointer
  const number = numberOf(key)
  if (number > 0 && seen.find([...list, number - 1])) {
    const before = carryPointer(pointerOf([...list, number - 1]), seen, edits, now)
    const last = before === undefined ? [] : pathOf(before)
    if (before !== undefined) return pointerOf([...last.slice(0, -1), Number(last.at(-1)) + 1])
  }
  const around = carryPointer(pointerOf(list), seen, edits, now)
  if (around === undefined) return undefined
  const count = now.find(pathOf(around))?.members.size ?? 0
  return pointerOf([...pathOf(around), Number.isNaN(number) ? key : Math.min(number, count)])
}

/** The offset of a value after edits; undefined where it was taken away. */
function carryValue(
  value: Pick<Located, 'offset' | 'end'>,
  edits: TextEdit[][],
): number | undefined {
  let { offset, end } = value
  for (const step of edits) {
    const isGone = step.some((edit) => {
      const after = edit.offset + edit.length
      const isOver = edit.offset <= offset && end <= after
      return isOver && !(edit.offset === offset && after === end && edit.text !== '')
    })
    if (isGone) return undefined
    end = carryOffset(end, step, false)
    offset = carryOffset(offset, step)
  }
  return offset
}

/** The address of the value that begins at an offset. */
function addressOf(offset: number, source: Source): Path | undefined {
  const path: Path = []
  let around = source.root
  while (around.offset !== offset) {
    const inner = [...around.members].find(
      ([, member]) => member.offset <= offset && offset < member.end,
    )
    if (!inner) return undefined
    path.push(inner[0])
    around = inner[1]
  }
  return path
}
