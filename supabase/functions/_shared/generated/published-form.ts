// Copied from schema/published-form.ts by "npm run generate". Do not edit.
import type { RuledField } from './form-rules.ts'

/** A field with what a page without script says of it. */
export interface PublishedField extends RuledField {
  label: string
  hint?: string
  /** What is shown for each option, where it is another language's. */
  optionWords?: string[]
  autoComplete?: string
  /** Of a field for files: that they are to be chosen once more, since no page can give them back. */
  again?: string
}

/** A form in one language. */
export interface SpokenForm {
  language: string
  direction: 'ltr' | 'rtl'
  fields: readonly PublishedField[]
}

/** A form as the back end knows it: what is asked, and where the mail goes. */
export interface PublishedForm extends SpokenForm {
  /** The same fields in the site's other languages that it has words in, by their tags. */
  languages?: { [language: string]: SpokenForm }
  mail?: {
    /** Addresses; unless given, those that all mail goes to. */
    to?: string[]
    /** Names of fields in brackets stand for what was entered. */
    subject?: string
  }
}

/** An entry as it is stored, mailed and listed. */
export interface LabelledEntry {
  name: string
  label: string
  value: string
}
