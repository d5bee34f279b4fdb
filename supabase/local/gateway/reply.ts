import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Reply {
  status: number
  headers?: { [name: string]: string }
  body?: string
}

export function jsonReply(status: number, value: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  }
}

/** A problem document (RFC 9457), as the functions answer. */
export function problemReply(
  status: number,
  title: string,
  more: { [name: string]: unknown } = {},
): Reply {
  const kind = `urn:broadsheet:problem:gateway-${status}`
  const reply = jsonReply(status, { type: kind, title, status, errors: {}, ...more })
  return { ...reply, headers: { ...reply.headers, 'content-type': 'application/problem+json' } }
}

export function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body)
}

/** Beyond this a body is not even read to its end. */
const patienceBytes = 64 * 2 ** 20

/**
 * Reads a body whole. What is over the measure is read and dropped, since who is still sending does not hear an answer.
 * @param maxBytes of what is kept
 * @param patienceMs after which the connection is ended
 * @returns undefined when it is longer
 */
export async function readBody(
  request: IncomingMessage,
  { maxBytes = 2 ** 20, patienceMs = 20_000 } = {},
): Promise<Buffer | undefined> {
  let chunks: Uint8Array[] = []
  let length = 0
  const late = setTimeout(() => request.destroy(new Error('The body was too slow.')), patienceMs)
  try {
    for await (const chunk of request as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > patienceBytes) break
      if (length <= maxBytes) chunks.push(chunk)
      else chunks = []
    }
  } finally {
    clearTimeout(late)
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks)
}

/** Bytes of what is handed on between the parts of the back end where there are files in it, in base64. */
export const mostWithFiles = 15 * 2 ** 20

/** @returns the value, or undefined when the text is no JSON object */
export function parseObject(text: string): { [name: string]: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined
  } catch {
    return undefined
  }
}

/** The key of a request, as hosting reads it. */
export function keyOf({ headers }: IncomingMessage): string {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  return bearer ?? String(headers.apikey ?? '')
}
