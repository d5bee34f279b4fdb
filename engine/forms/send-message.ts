import type { Values } from '../../schema/form-rules.ts'

/** What goes with a message and is not part of it. */
interface Attempt {
  /** One a filled form, kept until it was sent: the same key means the same message. */
  idempotencyKey: string
  /** Milliseconds since the visitor first touched the form. */
  elapsedMs: number
  /** Where files go with it. */
  files?: MessageFiles | undefined
}

export interface MessageFiles {
  /** The message and its files as one body. */
  body: FormData
  /** Of all files. */
  bytes: number
  /** Tells them from others that were chosen. */
  mark: string
  /** Called when they were sent. */
  forget(): void
}

/**
 * Sends a visitor's message; the site provides it, the form knows nothing of what is behind.
 * @param message the entries by their fields, the form's name under "form" where it is a declared one, and the page's
 *   language under "lang" where it is not the site's own
 * @throws any error when the message may not have been stored; the form then keeps the entries
 */
export type SendMessage = (message: Values, attempt: Attempt) => Promise<void>
