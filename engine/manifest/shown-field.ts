import type { RuledField } from '../../schema/form-rules.ts'

/** A field of a form as it is shown: all that is asked of the entry, and the words around it. */
export interface ShownField extends RuledField {
  label: string
  /** A sentence beneath the label; it may hold links, and so does the label then. */
  hint?: string
  placeholder?: string
  /** What is shown for each option, where it is another language's. */
  optionWords?: string[]
  /** Whether it takes the form's whole width. */
  isWide?: boolean
  /** Of a field for files: what the browser offers to choose, and what is said of what was chosen. */
  files?: { chooser: string; remove: string; again: string }
  /** What the browser may fill in. */
  autoComplete?: string
}
