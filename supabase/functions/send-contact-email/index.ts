import { createClient } from 'npm:@supabase/supabase-js@2.119.1'
import { rpcOf } from '../_shared/database.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { kindOf, logToConsole } from '../_shared/log.ts'
import { createProofs } from '../_shared/proofs.ts'
import { deadlineIn } from '../_shared/read-body.ts'
import { roomForBodies } from '../_shared/room-for-bodies.ts'
import { runAgain } from '../_shared/run-again.ts'
import { runInBackground } from '../_shared/run-in-background.ts'
import { serveSafely } from '../_shared/serve-safely.ts'
import { answer } from './answer.ts'
import { formWith } from './form-with.ts'
import { storeWith } from './store.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const supabaseUrl = environment.text('SUPABASE_URL')
const serviceKey = environment.text('SUPABASE_SERVICE_ROLE_KEY')
const secret = environment.text('DELIVER_MAIL_SECRET')
const siteUrl = environment.text('SITE_URL').replace(/\/+$/, '')
const origins = environment.list('ALLOWED_ORIGINS', siteUrl)
const publicKeys = environment.list('PUBLIC_KEYS', environment.text('SUPABASE_ANON_KEY', ''))
const rates = {
  perSender: environment.limit('LIMIT_PER_SENDER', 5),
  perForm: environment.limit('LIMIT_PER_FORM', 20),
  windowSeconds: environment.number('LIMIT_WINDOW_SECONDS', 60),
  fileBytesPerSender: environment.limit('LIMIT_FILE_BYTES_PER_SENDER', 30_000_000),
  fileBytesPerForm: environment.limit('LIMIT_FILE_BYTES_PER_FORM', 100_000_000),
}
const limits = {
  maxBytes: environment.number('MAX_BODY_BYTES', 16_384),
  minElapsedMs: environment.number('MIN_ELAPSED_MS', 2_000),
  trustedHops: Math.max(1, environment.number('TRUSTED_HOPS', 1)),
  // Files are sent over slow lines, too: 400 kbit/s.
  deadline: (bytes: number) => deadlineIn(10_000 + bytes / 50),
  room: roomForBodies({ total: 32_000_000, perSender: 16_000_000 }),
}
environment.check()

const client = createClient(supabaseUrl, serviceKey, {
  auth: { persistSession: false, autoRefreshToken: false },
})
/** A rush of messages wakes the deliverer a few times a second. */
const wakePauseMs = 250
const wakeOnce = runAgain(async () => {
  const headers = { authorization: `Bearer ${secret}` }
  const signal = AbortSignal.timeout(5_000)
  const call = fetch(`${supabaseUrl}/functions/v1/deliver-mail`, {
    method: 'POST',
    headers,
    signal,
  })
  // The clock wakes it within a minute in any case.
  await call
    .then((response) => response.body?.cancel())
    .catch((error) => logToConsole({ event: 'wake-failed', reason: kindOf(error) }))
  await new Promise((resolve) => setTimeout(resolve, wakePauseMs))
})
const rpc = rpcOf(client, 8_000)
const ports = {
  store: storeWith(rpc, rates),
  formOf: formWith(rpc),
  wake: () => runInBackground(wakeOnce()),
  limits,
  language: environment.text('SITE_LANGUAGE', 'en'),
  proofs: createProofs(secret, Date.now),
  siteUrl,
  origins,
  publicKeys,
  log: logToConsole,
}

Deno.serve(serveSafely((request) => answer(request, ports), logToConsole))
