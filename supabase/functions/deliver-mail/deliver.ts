import { kindOf, type Log } from '../_shared/log.ts'
import {
  type Attachment,
  attachable,
  composeMail,
  type Mail,
  type MailAddresses,
  withoutReplyTo,
} from '../_shared/mail.ts'
import type { Outbox, OwedMail } from '../_shared/outbox.ts'
import type { SendMail, Sent } from '../_shared/provider.ts'

interface DeliveryLimits {
  /** Rows leased at once. With `atOnce` and the provider's time-out they must be done before the lease ends. */
  batch: number
  leaseSeconds: number
  /** Mails under way at the same time. */
  atOnce: number
  /** Bytes of files that a mail brings along; the others stay where they are, and the mail says so. */
  attachBytes: number
  /** No new batch is begun after this; the next call goes on. */
  budgetMs: number
}

export interface DeliveryPorts {
  outbox: Outbox
  sendMail: SendMail
  addresses: MailAddresses
  /** What mails are written in. */
  language: string
  limits: DeliveryLimits
  /** Milliseconds, from any moment. */
  clock(): number
  log: Log
}

/** Sends what is due until nothing is, or the time is up. Never throws: what fails stays in the outbox. */
export async function deliver(ports: DeliveryPorts): Promise<void> {
  const { outbox, limits, clock, log } = ports
  const start = clock()
  try {
    while (clock() - start < limits.budgetMs) {
      const leaseEnd = clock() + limits.leaseSeconds * 1_000
      const owed = await outbox.claim(limits.batch, limits.leaseSeconds)
      if (owed.length === 0) return
      await sendAll(owed, leaseEnd, ports)
    }
  } catch (error) {
    log({ event: 'claim-failed', reason: kindOf(error) })
  }
}

/** What is not begun when the lease ends, as a database is slow to take what was sent, is another deliverer's by then. */
async function sendAll(owed: OwedMail[], leaseEnd: number, ports: DeliveryPorts): Promise<void> {
  const waiting = [...owed]
  const lane = async () => {
    for (let mail = waiting.shift(); mail && ports.clock() < leaseEnd; mail = waiting.shift())
      await sendOne(mail, ports)
  }
  await Promise.all(Array.from({ length: ports.limits.atOnce }, lane))
}

async function sendOne(mail: OwedMail, ports: DeliveryPorts): Promise<void> {
  const { outbox, sendMail, addresses, language, log } = ports
  try {
    const attached = await attachments(mail, ports)
    const composed = composeMail(mail, { addresses, language, attached })
    const sent = await sendOrRewrite(composed, { key: mail.id, language, sendMail })
    if (sent.ok) await outbox.markSent(mail.id, sent.providerId)
    else await outbox.markFailed(mail, sent)
    log(
      sent.ok
        ? { event: 'sent', id: mail.id }
        : { event: 'not-sent', id: mail.id, reason: sent.error },
    )
  } catch (error) {
    // The row keeps its lease; when it ends, the mail goes again under the same key.
    log({ event: 'mark-failed', id: mail.id, reason: kindOf(error) })
  }
}

/** What a machine may have sent is not handed on to people's machines unasked. */
async function attachments(
  mail: OwedMail,
  { outbox, limits }: DeliveryPorts,
): Promise<Attachment[]> {
  const { files = [], suspicion } = 'message' in mail ? mail.message : {}
  if (suspicion) return []
  const attached: Attachment[] = []
  for (const { id, name, mediaType } of attachable(files, limits.attachBytes)) {
    const content = await outbox.fileBytes(id)
    if (content !== null) attached.push({ filename: name, content, content_type: mediaType })
  }
  return attached
}

/** A mail that is refused for good may be refused for the visitor's address: the message matters more than that. */
async function sendOrRewrite(
  mail: Mail,
  { key, language, sendMail }: Pick<DeliveryPorts, 'language' | 'sendMail'> & { key: string },
): Promise<Sent> {
  const sent = await sendMail(mail, key)
  if (sent.ok || !sent.isPermanent || mail.reply_to === undefined) return sent
  return sendMail(withoutReplyTo(mail, language), `${key}-without-reply-to`)
}
