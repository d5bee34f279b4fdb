import { numberOf, type Path } from '../path.ts'
import type { Source } from '../source.ts'
import { type Slot, slotIn } from './slot.ts'
import type { TextEdit } from './text-edit.ts'
import { writeValue } from './write-value.ts'

/**
 * Inserts an item into a list, or a field at the end of an object.
 * @param path the address that the value has afterwards
 * @returns undefined where there is no such list or object, where the field exists, or the number is too high
 */
export function insertValue(source: Source, path: Path, value: unknown): TextEdit | undefined {
  const slot = memberSlot(source, path)
  return slot?.fill(writeValue(value, slot.layout))
}

/** The slot for a value at a new address; adds the key where the container is an object. */
export function memberSlot(source: Source, path: Path): Slot | undefined {
  const key = path.at(-1)
  const container = path.slice(0, -1)
  const around = source.find(container)
  if (key === undefined || !around) return undefined
  if (source.text[around.offset] === '[') return slotIn(source, container, numberOf(key))
  if (source.find(path)) return undefined
  const slot = slotIn(source, container, around.members.size)
  if (!slot) return undefined
  const { layout, fill } = slot
  return { layout, fill: (member) => fill(JSON.stringify(String(key)) + layout.colon + member) }
}
