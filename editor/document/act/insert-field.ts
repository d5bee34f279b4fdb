import { type Slot, slotIn } from '../../../engine/text/edits/slot.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { writeValue } from '../../../engine/text/edits/write-value.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, type Source } from '../../../engine/text/source.ts'
import { describe, fieldsOf, shapeOfType, typeOf } from '../../fields/describe.ts'
import type { Json } from '../action.ts'
import { valueAt } from './plan.ts'

/**
 * Adds a field to an object where the schema has it: before the first of its fields that comes later there.
 * @returns undefined where there is no such object, or it has the field
 */
export function insertField(source: Source, path: Path, value: Json): TextEdit | undefined {
  const key = String(path.at(-1))
  const owner = path.slice(0, -1)
  const around = source.find(owner)
  if (!around || source.text[around.offset] !== '{' || source.find(path)) return undefined
  const present = [...around.members.keys()].map(String)
  const slot = slotIn(source, owner, indexFor(key, present, keysOf(source, owner)))
  return slot && fill(slot, key, value)
}

function fill({ layout, fill }: Slot, key: string, value: Json): TextEdit {
  return fill(JSON.stringify(key) + layout.colon + writeValue(value, layout))
}

/** Which member a new key stands before; one that the schema does not know stands last. */
function indexFor(key: string, present: string[], order: string[]): number {
  const rank = order.indexOf(key)
  const later = present.findIndex((other) => order.indexOf(other) > rank)
  return rank < 0 || later < 0 ? present.length : later
}

/** The keys that an object can have, in the schema's order. */
function keysOf(source: Source, owner: Path): string[] {
  const typeAt = (path: Path) => typeOf(valueAt(source, path))
  const field = describe(pointerOf(owner), (pointer) => typeAt(pathOf(pointer)))
  const shape = field?.kind === 'union' ? shapeOfType(field.union, typeAt(owner)) : field
  return shape?.kind === 'shape' ? Object.keys(fieldsOf(shape.shape)) : []
}
