import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallFunction } from '../database/call-function.ts'
import type { Database } from '../database/database.ts'
import { problemReply, type Reply } from '../gateway/reply.ts'
import { type OutboxEntry, outboxPage } from './outbox-page.ts'

export interface OutboxPages {
  answer(request: IncomingMessage, path: string): Promise<Reply>
  /** Server-sent events: one `change` whenever the page may look different. */
  streamChanges(response: ServerResponse): void
  changed(): void
}

/** `/outbox`: what was sent to this machine and not really mailed. */
export function createOutbox({
  database,
  call,
}: {
  database: Database
  call: CallFunction
}): OutboxPages {
  const watchers = new Set<ServerResponse>()
  let _due: NodeJS.Timeout | undefined
  const tellWatchers = () => {
    _due = undefined
    for (const watcher of watchers) watcher.write('event: change\ndata: {}\n\n')
  }
  return {
    answer: (request, path) => answer(request, path, database, call),
    streamChanges(response) {
      response
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write('retry: 1000\n\n')
      watchers.add(response)
      response.on('close', () => watchers.delete(response))
    },
    changed() {
      if (watchers.size > 0) _due ??= setTimeout(tellWatchers, 150)
    },
  }
}

async function answer(
  request: IncomingMessage,
  path: string,
  database: Database,
  call: CallFunction,
): Promise<Reply> {
  const retry = /^\/outbox\/([0-9a-f-]{36})\/send-again$/.exec(path)?.[1]
  if (retry && request.method === 'POST') return sendAgain(request, retry, call)
  if (path.split('?')[0] !== '/outbox' || request.method !== 'GET')
    return problemReply(404, 'There is nothing at this address.')
  const entries = await database.query<OutboxEntry>(entriesStatement)
  return { status: 200, headers: pageHeaders, body: outboxPage(entries, database.name) }
}

async function sendAgain(
  { headers }: IncomingMessage,
  id: string,
  call: CallFunction,
): Promise<Reply> {
  const site = headers['sec-fetch-site'] ?? 'same-origin' // of old browsers the origin alone
  if (headers.origin !== `http://${headers.host}` || site !== 'same-origin')
    return problemReply(403, 'Only this page may ask for that.')
  await call('service_role', 'retry_message', { id })
  return { status: 303, headers: { location: `/outbox#message-${id}` } }
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
}

/** Messages and daily summaries, newest first, each with the mail that the provider of this machine took. */
const entriesStatement = `
  select coalesce(outbox.message_id, outbox.id) as id, outbox.message_id is not null as "isMessage",
    coalesce(messages.name, 'Daily summary') as name, coalesce(messages.email, '') as email,
    coalesce(nullif(public.text_of_entries(messages.entries), ''), messages.message, '') as message, outbox.state, outbox.attempts, outbox.last_error as "lastError",
    to_jsonb(outbox.created_at) #>> '{}' as "createdAt", to_jsonb(outbox.due_at) #>> '{}' as "dueAt",
    mails.mail
  from public.outbox
  left join public.messages on messages.id = outbox.message_id
  left join local.mails on mails.idempotency_key = outbox.id::text
  order by outbox.created_at desc, outbox.id limit 200`
