import type { Rpc } from './database.ts'
import type { LabelledEntry } from './generated/published-form.ts'

/** A file that came with a message; its bytes are asked for by its id. */
export interface StoredFile {
  id: string
  /** The name of the field by which it came. */
  field: string
  name: string
  mediaType: string
  /** Bytes. */
  size: number
}

export interface StoredMessage {
  id: string
  /** ISO 8601, with its offset. */
  receivedAt: string
  name: string
  email: string
  company: string
  phone: string
  /** What it is about, such as a course; empty where it is nothing in particular. */
  about?: string
  message: string
  /** The declared form that it came by, and what was entered there; empty where it was the given one. */
  form?: string
  entries?: LabelledEntry[]
  /** Where that form's mail goes, if not where all mail does, and the visitor's language, where it is not the form's. */
  mail?: { to?: string[]; subject?: string; language?: string } | null
  suspicion: 'honeypot' | 'too-fast' | null
  files?: StoredFile[]
}
/** The daily list of messages that could not be mailed; nothing of their content. */
export interface Summary {
  day: string
  total: number
  dead: { id: string; receivedAt: string; lastError: string | null }[]
}
/** A mail that is ours to send until the lease ends. */
export type OwedMail = { id: string; attempt: number } & (
  | { message: StoredMessage }
  | { summary: Summary }
)

/** What `claim_outbox` returns: exactly one of content and summary is given. */
interface ClaimedRow {
  id: string
  attempt: number
  content: StoredMessage | null
  summary: Summary | null
}

export interface Failure {
  /** Its kind; nothing of the message. */
  error: string
  isPermanent: boolean
  retryAfterSeconds: number | null
  /** The provider may have taken the mail all the same. */
  isUnsure: boolean
}

export interface Outbox {
  /** Leases mail that is due, oldest first; empty when nothing is. */
  claim(batch: number, leaseSeconds: number): Promise<OwedMail[]>
  /** In base64; null when its message was erased meanwhile. */
  fileBytes(id: string): Promise<string | null>
  markSent(id: string, providerId: string): Promise<void>
  markFailed(mail: OwedMail, failure: Failure): Promise<void>
}

/** Milliseconds for a file to come from the database. */
const filePatienceMs = 30_000

export function outboxOf(rpc: Rpc): Outbox {
  return {
    async claim(batch, leaseSeconds) {
      // Our own SQL function says what a row is.
      const rows = (await rpc('claim_outbox', {
        batch,
        lease_seconds: leaseSeconds,
      })) as ClaimedRow[]
      return rows.flatMap(({ id, attempt, content, summary }): OwedMail[] => {
        if (content) return [{ id, attempt, message: content }]
        return summary ? [{ id, attempt, summary }] : []
      })
    },
    async fileBytes(id) {
      return (await rpc('file_bytes', { id }, filePatienceMs)) as string | null // our own SQL function says so
    },
    async markSent(id, providerId) {
      await rpc('mark_sent', { id, provider_id: providerId })
    },
    async markFailed({ id, attempt }, { error, isPermanent, retryAfterSeconds, isUnsure }) {
      await rpc('mark_failed', {
        id,
        attempt,
        error,
        is_permanent: isPermanent,
        retry_after_seconds: retryAfterSeconds,
        is_unsure: isUnsure,
      })
    },
  }
}
