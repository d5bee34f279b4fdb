import { createCell } from '../cell.ts'

/** The address whose field is to be in sight: that of the text one types into, or of what was chosen in the outline. */
export const sought = createCell<string | undefined>(undefined)
