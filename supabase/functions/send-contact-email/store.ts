import { base64Of } from '../_shared/base64.ts'
import type { Rpc } from '../_shared/database.ts'
import type { FilesCheck } from '../_shared/generated/file-rules.ts'
import type { StoredContent } from './stored-content.ts'

export interface Submission {
  message: StoredContent
  files: FilesCheck['files']
  idempotencyKey: string | null
  /** Why it may be from a machine; it is stored all the same. */
  suspicion: 'honeypot' | 'too-fast' | null
  /** Hashed with the day's salt before it is stored. */
  address: string | null
}

/** With what the sender did for it, while too many come in. */
export type ProvenSubmission = Submission & { isProven: boolean }

export interface RateLimits {
  /** Messages from one address in the window; null is no limit. */
  perSender: number | null
  /** Messages from anyone in the window; null is no limit. */
  perForm: number | null
  windowSeconds: number
  /** Bytes of files from one address in an hour; null is no limit. */
  fileBytesPerSender: number | null
  /** Bytes of files from anyone in an hour; null is no limit. */
  fileBytesPerForm: number | null
}

export type Stored =
  /** `known`: the same key or the same content within 24 h; nothing new was stored. */
  | { outcome: 'stored' | 'known'; id: string }
  | { outcome: 'key-reused' }
  /** No more files can be kept, see contact_settings.file_megabytes. */
  | { outcome: 'full' }
  /** `form`: the limit of all together, which a proof lifts. */
  | { outcome: 'limited'; by: 'sender' | 'form'; retryAfterSeconds: number }

/** @throws when the database did not say that the message is stored */
export type StoreMessage = (submission: ProvenSubmission) => Promise<Stored>

/** Milliseconds for files to get to the database. */
const filePatienceMs = 30_000

export function storeWith(rpc: Rpc, limits: RateLimits): StoreMessage {
  return async ({ message, files, idempotencyKey, suspicion, address, isProven }) => {
    const proven = { perForm: null, fileBytesPerForm: null }
    const args = {
      content: message,
      idempotency_key: idempotencyKey,
      suspicion,
      address,
      limits: isProven ? { ...limits, ...proven } : limits,
    }
    const stored = files.length
      ? await rpc('store_message', { ...args, files: files.map(sent) }, filePatienceMs)
      : await rpc('store_message', args)
    return stored as Stored // our own SQL function says so
  }
}

function sent({ bytes, ...file }: FilesCheck['files'][number]) {
  return { ...file, bytes: base64Of(bytes) }
}
