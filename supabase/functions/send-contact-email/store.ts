import type { Rpc } from '../_shared/database.ts'
import type { StoredContent } from './stored-content.ts'

export interface Submission {
  message: StoredContent
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
}

export type Stored =
  /** `known`: the same key or the same content within 24 h; nothing new was stored. */
  | { outcome: 'stored' | 'known'; id: string }
  | { outcome: 'key-reused' }
  /** `form`: the limit of all together, which a proof lifts. */
  | { outcome: 'limited'; by: 'sender' | 'form'; retryAfterSeconds: number }

/** @throws when the database did not say that the message is stored */
export type StoreMessage = (submission: ProvenSubmission) => Promise<Stored>

export function storeWith(rpc: Rpc, limits: RateLimits): StoreMessage {
  return async ({ message, idempotencyKey, suspicion, address, isProven }) => {
    const stored = await rpc('store_message', {
      content: message,
      idempotency_key: idempotencyKey,
      suspicion,
      address,
      limits: isProven ? { ...limits, perForm: null } : limits,
    })
    return stored as Stored // our own SQL function says so
  }
}
