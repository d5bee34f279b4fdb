import { createClient } from 'npm:@supabase/supabase-js@2.119.1'
import { rpcOf } from '../_shared/database.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { logToConsole } from '../_shared/log.ts'
import { outboxOf } from '../_shared/outbox.ts'
import { sendThrough } from '../_shared/provider.ts'
import { runAgain } from '../_shared/run-again.ts'
import { runInBackground } from '../_shared/run-in-background.ts'
import { serveSafely } from '../_shared/serve-safely.ts'
import { answer } from './answer.ts'
import { deliver } from './deliver.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const supabaseUrl = environment.text('SUPABASE_URL')
const serviceKey = environment.text('SUPABASE_SERVICE_ROLE_KEY')
const secret = environment.text('DELIVER_MAIL_SECRET')
const provider = {
  url: environment.text('MAIL_API_URL', 'https://api.resend.com/emails'),
  apiKey: environment.text('MAIL_API_KEY'),
  timeoutMs: environment.number('MAIL_TIMEOUT_MS', 10_000),
}
const addresses = { from: environment.text('MAIL_FROM'), to: environment.list('MAIL_TO') }
const language = environment.text('SITE_LANGUAGE', 'en')
const limits = {
  batch: environment.number('MAIL_BATCH', 8),
  leaseSeconds: environment.number('MAIL_LEASE_SECONDS', 60),
  atOnce: environment.number('MAIL_AT_ONCE', 2),
  // In base64 just below the 10,240,000 bytes that a mail server takes unless it is told otherwise (Postfix).
  attachBytes: environment.number('MAIL_ATTACH_BYTES', 7_000_000),
  budgetMs: environment.number('MAIL_BUDGET_MS', 50_000),
}
environment.check()

const client = createClient(supabaseUrl, serviceKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})
const run = runAgain(() =>
  deliver({
    outbox: outboxOf(rpcOf(client, 8_000)),
    sendMail: sendThrough(provider),
    addresses,
    language,
    limits,
    clock: () => performance.now(),
    log: logToConsole,
  }),
)
const ports = { secret, start: () => runInBackground(run()) }

Deno.serve(serveSafely((request) => answer(request, ports), logToConsole))
