import { insertValue } from '../../../engine/text/edits/insert-value.ts'
import { moveValue } from '../../../engine/text/edits/move-value.ts'
import { removeValue } from '../../../engine/text/edits/remove-value.ts'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { numberOf, type Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, Source } from '../../../engine/text/source.ts'
import type { Json } from '../action.ts'
import { added, moved, removed } from '../tell/sentences.ts'
import { groupEdits } from './groups.ts'
import { insertField } from './insert-field.ts'
import { placed } from './place-page.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

export const gone = 'What this was about is not there any more.'

/** A value is put into a list before the item that has its number, or into an object. */
export function planInsert(pointer: string, value: Json, ground: Ground): Plan {
  const source = ground.source()
  const path = placed(pathOf(pointer), value, ground)
  const edit = insertField(source, path, value) ?? insertValue(source, path, value)
  if (!edit) return { reason: source.find(path) ? 'There is one already.' : gone }
  const after = new Source('', applyEdits(source.text, [edit]))
  const edits = [edit, ...groupEdits(source, { beside: before(path) })]
  return { edits, sentence: added(path, (at) => valueAt(after, at)), pointer: pointerOf(path) }
}

/** A field or an item goes. */
export function planRemove(pointer: string, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const edit = removeValue(source, path)
  return edit
    ? {
        edits: [edit, ...groupEdits(source, { gone: path })],
        sentence: removed(path, (at) => valueAt(source, at)),
      }
    : { reason: gone }
}

/** A value goes to another place. */
export function planMove(from: string, to: string, ground: Ground): Plan {
  const source = ground.source()
  if (ground.include !== undefined && [from, to].some((at) => /^\/pages\/\d+$/.test(at)))
    return { reason: 'The pages of this site are in the order of their files’ names.' }
  const edits = moveValue(source, pathOf(from), pathOf(to))
  if (edits) {
    const after = new Source('', applyEdits(source.text, edits))
    const all = [...edits, ...groupEdits(source, { beside: pathOf(to), gone: pathOf(from) })]
    return { edits: all, sentence: moved(pathOf(to), (at) => valueAt(after, at)), pointer: to }
  }
  return { reason: source.find(pathOf(from)) ? 'It cannot be moved to this place.' : gone }
}

/** The item before, beside which one is put in; at the start the one that is first until then. */
function before(path: Path): Path {
  return [...path.slice(0, -1), Math.max(0, numberOf(path.at(-1) ?? '') - 1)]
}
