import {
  FunctionsClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/functions-js'
import type { SendMessage } from '../engine/forms/send-message.ts'
import { hosting } from './hosting.ts'

const functionName = 'send-contact-email'
const publicKey = import.meta.env.VITE_SUPABASE_ANON_KEY ?? 'local-public-key'

/** Where the form posts to when no JavaScript runs. */
export const formAction = `${hosting}/functions/v1/${functionName}`

/** Milliseconds for the whole sending, tries and waits included: then the visitor hears that it failed. */
const timeoutMs = 15_000
const retries = 2

export interface Surroundings {
  fetch: typeof fetch
  /** A number from 0 to below 1. */
  random(): number
  wait(milliseconds: number): Promise<void>
  /** Aborts after so many milliseconds. */
  deadline(milliseconds: number): AbortSignal
}

/** Sends a visitor's message; see {@link createSendMessage}. */
export const sendMessage: SendMessage = (message, attempt) => send(message, attempt)

/**
 * A try that did not reach the function, or found it or the database away, is made again, twice at
 * most, under the same key: whatever became of the first, one message is stored. In a rush it is made again with a proof
 * of work.
 * @returns a function that throws `FunctionsFetchError` (network, or 15 s were over),
 *   `FunctionsRelayError` or `FunctionsHttpError`, whose `context` is the answer
 */
export function createSendMessage({ fetch, random, wait, deadline }: Surroundings): SendMessage {
  return async (message, { idempotencyKey, elapsedMs, files }) => {
    const body = files?.body ?? message
    const client = new FunctionsClient(functionsUrl(), { customFetch: fetch })
    const signal = deadline(timeoutMs + (files?.bytes ?? 0) / 50) // 400 kbit/s
    const headers: { [name: string]: string } = {
      Authorization: `Bearer ${publicKey}`,
      'Idempotency-Key': idempotencyKey,
      'x-form-elapsed': String(Math.max(0, Math.round(elapsedMs))),
    }
    for (let tried = 0; ; tried++) {
      const { error } = await client.invoke(functionName, { body, headers, signal })
      if (!error) return
      const proof = headers['x-form-proof'] ? undefined : await prove(error, signal)
      if (proof) {
        headers['x-form-proof'] = proof
        continue
      }
      if (tried === retries || signal.aborted || !isPassing(error)) throw error
      await wait(pauseMs(tried, random()))
      if (signal.aborted) throw error
    }
  }
}

const send = createSendMessage({
  // Whoever leaves the page does not take the message back: the browser sends it on, but for files (64 KiB at most).
  fetch: (url, options) =>
    globalThis.fetch(url, { ...options, keepalive: !(options?.body instanceof FormData) }),
  random: Math.random,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
})

/** The client wants a whole address; there is none while pages are prerendered, hence so late. */
function functionsUrl(): string {
  return new URL(`${hosting}/functions/v1`, globalThis.location?.href).href
}

/** Half a second to one, then one to two: visitors who failed together do not come again together. */
function pauseMs(tried: number, random: number): number {
  return 500 * 2 ** tried * (1 + random)
}

/** In a rush the function asks for a proof of work; what finds it is loaded then. */
async function prove(error: unknown, signal: AbortSignal): Promise<string | undefined> {
  if (!(error instanceof FunctionsHttpError) || error.context.status !== 429) return undefined
  const { challengeIn, solveChallenge } = await import('./solve-challenge.ts')
  const challenge = await challengeIn(error.context)
  return challenge && solveChallenge(challenge, signal)
}

const passingStatuses = new Set([502, 503, 504])

function isPassing(error: unknown): boolean {
  if (error instanceof FunctionsFetchError || error instanceof FunctionsRelayError) return true
  return error instanceof FunctionsHttpError && passingStatuses.has(error.context.status)
}
