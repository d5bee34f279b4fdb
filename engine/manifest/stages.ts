import type { FieldErrors } from '../../schema/form-rules.ts'
import type {
  Block,
  ContactForm,
  Manifest,
  Page,
  SharedBlock,
} from '../../schema/generated/manifest.js'
import type { ShownField } from './shown-field.ts'

// A part of the manifest has the same fields at each stage. The mark, which exists for the compiler alone, keeps
// one stage from being taken for another.
declare const stage: unique symbol

/** As it stands in the file: with `{variables}`, and shared blocks by their names. */
export type Written<T> = T & { readonly [stage]?: 'written' }
/** With variables in their places. */
export type Resolved<T> = T & { readonly [stage]?: 'resolved' }
/** With shared blocks in their places too: what visitors see. */
type Shown<T> = T & { readonly [stage]?: 'shown' }

/** All of a manifest but its pages: the list of pages is there and says nothing. */
export type Globals = Manifest
/** A block as it is rendered: no longer a mere name for a shared one, and a form with the fields that it names. */
export type ShownBlock = WithFields<Exclude<Block, SharedBlock>>
type WithFields<B> = B extends ContactForm ? B & ShownFields : B
interface ShownFields {
  /** The fields of the declared form that it names. */
  declared?: ShownField[]
  /** What visitors are told beneath the given ones, by their names. */
  told?: { [field: string]: FieldErrors }
  /** What is sent along unseen: the declared form's name, and the page's language where it is not the site's own. */
  along?: { form?: string; lang?: string }
}
export type ShownPage = Shown<Omit<Page, 'blocks'> & { blocks: ShownBlock[] }>
export interface Variables {
  [name: string]: string
}
