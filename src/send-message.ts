import { FunctionsClient } from '@supabase/functions-js'
import type { SendMessage } from '../engine/forms/send-message.ts'

const functionName = 'send-contact-email'
const functionsUrl = `${import.meta.env.VITE_SUPABASE_URL ?? ''}/functions/v1`
const publicKey = import.meta.env.VITE_SUPABASE_ANON_KEY ?? 'local-public-key'
const timeoutMs = 15_000

/** Where the form goes by itself, without JavaScript. */
export const formAction = `${functionsUrl}/${functionName}`

/** Sends a message through the function; the only file of the site that knows what is behind. */
export const sendMessage: SendMessage = async (message, { idempotencyKey, elapsedMs }) => {
  // The client takes absolute addresses only.
  const functions = new FunctionsClient(new URL(functionsUrl, location.origin).href)
  const { error } = await functions.invoke(functionName, {
    body: message,
    headers: {
      Authorization: `Bearer ${publicKey}`,
      'Idempotency-Key': idempotencyKey,
      'x-form-elapsed': String(elapsedMs),
    },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (error) throw error
}
