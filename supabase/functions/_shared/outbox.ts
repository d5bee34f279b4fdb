import type { Rpc } from './database.ts'
import type { LabelledEntry } from './generated/published-form.ts'

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
  /** Where that form's mail goes, if not where all mail does. */
  mail?: { to?: string[]; subject?: string } | null
  suspicion: 'honeypot' | 'too-fast' | null
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
  markSent(id: string, providerId: string): Promise<void>
  markFailed(mail: OwedMail, failure: Failure): Promise<void>
}

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
