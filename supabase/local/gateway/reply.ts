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

const maxBytes = 1_048_576

/** @returns the body as text, or undefined when it is longer than 1 MiB */
export async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @returns the value, or undefined when the text is no JSON object */
export function parseObject(text: string | undefined): { [name: string]: unknown } | undefined {
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
