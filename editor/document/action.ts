import type { TextEdit } from '../../engine/text/edits/text-edit.ts'

/** A value as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * What a person does to the manifest, in one undoable step. Pointers (RFC 6901) and offsets are those of the version
 * that the person saw; the document carries them over what was changed since.
 */
export type Action =
  /** A field gets a value; one that was absent is put where the schema has it. */
  | { kind: 'set'; pointer: string; value: Json }
  /** An item is put into a list, before the item that has this number, or a field into an object. */
  | { kind: 'insert'; pointer: string; value: Json }
  | { kind: 'remove'; pointer: string }
  /** `to` is the address that the value has afterwards, as in RFC 6902. */
  | { kind: 'move'; from: string; to: string }
  /** A copy of a list's item, right behind it, written as the first is; anchors and paths in it are made new. */
  | { kind: 'duplicate'; pointer: string }
  /** A field gets another name; where it is a variable, all texts that name it follow. */
  | { kind: 'rename'; pointer: string; key: string }
  /** A variable's token is written out at one place: "only here". */
  | { kind: 'write-out'; pointer: string; start: number; end: number }
  /** A page gets another path; links follow, a redirect is added. */
  | { kind: 'move-page'; from: string; to: string }
  /** A page goes. What leads to it leads to `linksTo` afterwards, with a redirect; without it, links stay and are findings. */
  | { kind: 'delete-page'; path: string; linksTo?: string }
  /** A page is made from one in another language; one that is there gets its words. */
  | { kind: 'translate-page'; path: string; language: string }
  /** What a finding's button does. */
  | { kind: 'fix'; edit: TextEdit }
  /** Pieces of texts are replaced, all in one step. */
  | { kind: 'replace'; places: { pointer: string; start: number; end: number }[]; by: string }
  /** The text itself was edited. */
  | { kind: 'text'; edits: TextEdit[] }

/** What became of an action. */
export type Done =
  | {
      isDone: true
      version: number /** Where what was inserted, moved or copied stands now. */
      pointer?: string
    }
  /** Nothing was changed; the sentence says why, and what would do. */
  | { isDone: false; reason: string }
