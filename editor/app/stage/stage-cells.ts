import type { TextHere } from '../../document/session.ts'
import type { Box, FrameDoor, Typing } from '../../frame/frame-door.ts'
import { createCell } from '../cell.ts'

/** The widths at which the page can be looked at, in CSS pixels. */
export const widths = { phone: 390, tablet: 768, desk: 1280 } as const
export type Width = keyof typeof widths

export const width = createCell<Width>('desk')

/** The language in which the page is shown beside itself; undefined where it stands alone. */
export const beside = createCell<string | undefined>(undefined)

/** The frame's door, once the frame stands. */
export const door = createCell<FrameDoor | undefined>(undefined)
/** The text that is being typed into. */
export const typing = createCell<Typing | undefined>(undefined)
/** Whether a link is being chosen for the words that are selected. */
export const linking = createCell(false)
/** Counts up whenever parts of the page may stand elsewhere. */
export const moved = createCell(0)

/** A variable in a text that was clicked. */
export interface ChosenVariable {
  name: string
  text: TextHere
  segment: number
  box: Box
}

export const variable = createCell<ChosenVariable | undefined>(undefined)
