import type { TextEdit } from '../../text/edits/text-edit.ts'

/** Brings a manifest's text from one version of its shape to the next. */
export interface Migration {
  from: number
  /** What changes, in the words of an editor. */
  says: string
  /** The edits to the text. A pure function: the same text gives the same edits. */
  edits: (text: string) => TextEdit[]
}
