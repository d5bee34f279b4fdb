import type { IncomingMessage } from 'node:http'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Database } from '../database/database.ts'
import { jsonReply, keyOf, mostWithFiles, parseObject, type Reply, readBody } from './reply.ts'

/** Sends a mail; rejects with what the mail server said. */
export type Post = (mail: SendMailOptions) => Promise<unknown>

/** Milliseconds; together below the time that the deliverer gives a provider. */
const patience = { connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 6_000 }

/**
 * Through a mail server.
 * @param url `smtp://user:password@host:587` or `smtps://…`. What is not on this machine is encrypted, or not sent.
 */
export function postThrough(url: string): Post {
  const { hostname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const transport = createTransport({
    url,
    ...patience,
    ...(isHere ? { ignoreTLS: true } : { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (mail) => transport.sendMail(mail)
}

/**
 * `/emails`, as a provider with an HTTP API has it, in front of a mail server. That knows no idempotency keys: what it
 * took is remembered here, and the key is the mail's Message-ID, by which mailboxes know a second one.
 */
export async function sendBySmtp(
  request: IncomingMessage,
  database: Database,
  { apiKey, post }: { apiKey: string; post: Post },
): Promise<Reply> {
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed')
  if (keyOf(request) !== apiKey) return refusal(401, 'missing_api_key')
  const key = String(request.headers['idempotency-key'] ?? '')
  const body = await readBody(request, { maxBytes: mostWithFiles })
  const mail = body && mailOf(parseObject(body.toString()))
  if (!mail || !/^[\w-]{8,128}$/.test(key)) return refusal(422, 'validation_error')
  const known = await database.queryAs<{ id: string }>(
    'service_role',
    'select id from local.mails where idempotency_key = $1::text',
    [key],
  )
  if (known[0]) return jsonReply(200, { id: known[0].id })
  const domain = /@([^\s>]+)/.exec(mail.from)?.[1] ?? 'localhost'
  try {
    await post({
      ...mail,
      messageId: `<${key}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    return refusalOf(error)
  }
  const [kept] = await database.queryAs<{ id: string }>(
    'service_role',
    `insert into local.mails (idempotency_key, mail) values ($1::text, '{}'::jsonb) returning id`,
    [key],
  )
  return jsonReply(200, { id: kept?.id ?? key })
}

/** As the function composes it: `supabase/functions/_shared/mail.ts`. */
function mailOf(mail: { [name: string]: unknown } = {}) {
  const { from, to, reply_to, subject, text, html, attachments } = mail
  if (typeof from !== 'string' || !Array.isArray(to)) return undefined
  return {
    from,
    to: to.map(String),
    subject: String(subject),
    text: String(text),
    html: String(html),
    ...(typeof reply_to === 'string' && { replyTo: reply_to }),
    ...(Array.isArray(attachments) && { attachments: attachments.map(attachmentOf) }),
  }
}

function attachmentOf({ filename, content, content_type }: { [name: string]: unknown }) {
  return {
    filename: String(filename),
    content: Buffer.from(String(content), 'base64'),
    contentType: String(content_type),
  }
}

/**
 * What the mail server said, as a status by which the deliverer knows whether to try again (RFC 5321 §4.2.1): 5xx to a mail is
 * for good; a mistake in the settings, a server that is away or asks to wait is not, and nothing was taken. Where the
 * connection broke after the mail was handed over, it may have been.
 */
function refusalOf(error: unknown): Reply {
  const { code = '', syscall = '', responseCode = 0 } = Object(error)
  if (code === 'EAUTH' || code === 'ENOAUTH') return refusal(401, 'mail_server_refuses_the_login')
  if (code === 'ETLS') return refusal(401, 'mail_server_does_not_encrypt')
  if (code === 'EDNS' || syscall === 'connect') return refusal(424, 'mail_server_is_not_there')
  if (responseCode === 0) return refusal(504, 'mail_server_did_not_confirm')
  const isForThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isForThisMail && responseCode >= 500
    ? refusal(422, 'mail_server_refuses_this_mail')
    : refusal(424, 'mail_server_asks_to_wait')
}

const refusal = (statusCode: number, name: string): Reply =>
  jsonReply(statusCode, { statusCode, name, message: name.replaceAll('_', ' ') })
