import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { OpenConflict } from './open-conflict.ts'

/** Something that was done and can be taken back, or was taken back and can be done again. */
export interface Step {
  sentence: string
  /** What takes it back, or does it again, in the text as it is once all later ones were taken back. */
  edits: TextEdit[]
  /** The address of the one text that was typed into; further typing there joins the step. */
  field?: string
  /** When it was last added to, in milliseconds since 1970. */
  when: number
  /** The conflict that it settled, where that stood before. */
  settled?: OpenConflict
}
