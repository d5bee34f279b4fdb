import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Database } from '../database/database.ts'
import { jsonReply, keyOf, mostWithFiles, parseObject, type Reply, readBody } from './reply.ts'

/**
 * `/emails`, this machine's mail provider: keeps a mail instead of sending it. Like a real one it
 * takes each idempotency key once, and refuses another mail under the same key.
 */
export async function takeMail(
  request: IncomingMessage,
  database: Database,
  apiKey: string,
): Promise<Reply> {
  if (request.method !== 'POST') return mailError(405, 'method_not_allowed')
  if (keyOf(request) !== apiKey) return mailError(401, 'missing_api_key')
  const key = request.headers['idempotency-key']
  const body = await readBody(request, { maxBytes: mostWithFiles })
  const mail = body && withoutBytes(parseObject(body.toString()))
  if (typeof key !== 'string' || !mail || !mail.to || !mail.from)
    return mailError(422, 'validation_error')
  const [kept] = await database.queryAs<{ id: string; is_same: boolean }>(
    'service_role',
    `with taken as (
       insert into local.mails (idempotency_key, mail) values ($1::text, $2::text::jsonb)
       on conflict on constraint mails_one_per_key do nothing returning id
     )
     select id, true as is_same from taken
     union all select id, mail = $2::text::jsonb from local.mails where idempotency_key = $1::text`,
    [key, JSON.stringify(mail)],
  )
  if (!kept) return mailError(500, 'internal_server_error')
  return kept.is_same
    ? jsonReply(200, { id: kept.id })
    : mailError(409, 'invalid_idempotent_request')
}

function mailError(statusCode: number, name: string): Reply {
  return jsonReply(statusCode, { statusCode, name, message: name.replaceAll('_', ' ') })
}

/** The files stand in the database already: of an attachment its name and the hash of its bytes are kept. */
function withoutBytes(mail: { [name: string]: unknown } | undefined) {
  if (!Array.isArray(mail?.attachments)) return mail
  const attachments = mail.attachments.map(({ content, ...named }) => {
    const bytes = Buffer.from(String(content), 'base64')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { ...named, size: bytes.length, sha256 }
  })
  return { ...mail, attachments }
}
