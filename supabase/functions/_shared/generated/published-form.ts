// Copied from schema/published-form.ts by "npm run generate". Do not edit.
import type { RuledField } from './form-rules.ts'

/** A field with what a page without script says of it. */
export interface PublishedField extends RuledField {
  label: string
  hint?: string
  autoComplete?: string
  /** Of a field for files: that they are to be chosen once more, since no page can give them back. */
  again?: string
}

/** A form as the back end knows it: what is asked, the words of its page without script, and where the mail goes. */
export interface PublishedForm {
  language: string
  direction: 'ltr' | 'rtl'
  fields: readonly PublishedField[]
  texts: {
    title: string
    heading: string
    send: string
    back: string
    /** By the kind of problem; those without one are told by "other". Without all of them, in English. */
    problems?: { [kind: string]: string; other: string }
  }
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
