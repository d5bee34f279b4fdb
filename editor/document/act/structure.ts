import { insertValue } from '../../../engine/text/edits/insert-value.ts'
import { moveValue } from '../../../engine/text/edits/move-value.ts'
import { removeValue } from '../../../engine/text/edits/remove-value.ts'
import { renameKey } from '../../../engine/text/edits/rename-key.ts'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { pathOf, pointerOf, Source } from '../../../engine/text/source.ts'
import type { Json } from '../action.ts'
import { nameOf } from '../tell/name-of.ts'
import { added, moved, removed } from '../tell/sentences.ts'
import { quoted } from '../tell/words.ts'
import { insertField } from './insert-field.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

const gone = 'What this was about is not there any more.'

/** A value is put into a list before the item that has its number, or into an object. */
export function planInsert(pointer: string, value: Json, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const edit = insertField(source, path, value) ?? insertValue(source, path, value)
  if (!edit) return { reason: source.find(path) ? 'There is one already.' : gone }
  const after = new Source('', applyEdits(source.text, [edit]))
  return { edits: [edit], sentence: added(path, (at) => valueAt(after, at)), pointer }
}

/** A field or an item goes. */
export function planRemove(pointer: string, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const edit = removeValue(source, path)
  return edit
    ? { edits: [edit], sentence: removed(path, (at) => valueAt(source, at)) }
    : { reason: gone }
}

/** A value goes to another place. */
export function planMove(from: string, to: string, ground: Ground): Plan {
  const source = ground.source()
  const edits = moveValue(source, pathOf(from), pathOf(to))
  if (edits) {
    const after = new Source('', applyEdits(source.text, edits))
    return { edits, sentence: moved(pathOf(to), (at) => valueAt(after, at)), pointer: to }
  }
  return { reason: source.find(pathOf(from)) ? 'It cannot be moved to this place.' : gone }
}

/** A field gets another name. */
export function planRename(pointer: string, key: string, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const edit = renameKey(source, path, key)
  if (!edit)
    return { reason: source.find(path) ? `The name ${quoted(key)} is taken already.` : gone }
  const renamed = pointerOf([...path.slice(0, -1), key])
  const sentence = `Renamed ${nameOf(path, source)} to ${quoted(key)}`
  return { edits: [edit], sentence, pointer: renamed }
}
