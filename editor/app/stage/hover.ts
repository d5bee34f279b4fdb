import type { Part } from '../../frame/frame-door.ts'
import { createCell } from '../cell.ts'

/** How long a part counts as under the pointer after it was left: on the way to its buttons, which lie beside it. */
const graceMilliseconds = 250

/** The part of the page under the pointer. */
export const hovered = createCell<Part | undefined>(undefined)

let leaving: ReturnType<typeof setTimeout> | undefined

/** The pointer came to a part or one of its buttons, or left it. */
export function hover(part: Part | undefined): void {
  clearTimeout(leaving)
  if (part === undefined) leaving = setTimeout(() => hovered.set(undefined), graceMilliseconds)
  else hovered.set(part)
}
