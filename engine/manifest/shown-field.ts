import type { RuledField } from '../../schema/form-rules.ts'

/** A field of a form as it is shown: all that is asked of the entry, and the words around it. */
export interface ShownField extends RuledField {
  label: string
  /** A sentence beneath the label; it may hold links, and so does the label then. */
  hint?: string
  placeholder?: string
  /** Whether it takes the form's whole width. */
  isWide?: boolean
  /** What the browser may fill in. */
  autoComplete?: string
}
