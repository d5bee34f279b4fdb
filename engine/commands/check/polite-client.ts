/** What an address answered; or why it did not. */
export type Answer = { status: number } | { failure: string }

export interface PoliteClientOptions {
  fetch: typeof globalThis.fetch
  /** Milliseconds after which a server is given up. @default 10,000 */
  timeout?: number
  /** Servers that are asked at the same time; each gets one request at a time. @default 4 */
  servers?: number
  /** What is known from before. */
  known?: Map<string, Answer>
}

const userAgent = 'Broadsheet link check (+one request at a time, HEAD first)'

/** Asks addresses as a guest should: one at a time a host, by HEAD, and by GET only where HEAD is not understood. */
export async function askPolitely(
  urls: string[],
  { fetch, timeout = 10_000, servers = 4, known = new Map() }: PoliteClientOptions,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const unknown: string[] = []
  for (const url of urls) {
    const before = known.get(url)
    if (before) answers.set(url, before)
    else unknown.push(url)
  }
  const hosts = [...Map.groupBy(unknown, (url) => new URL(url).host).values()]
  const worker = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const url of host) answers.set(url, await ask(url, fetch, timeout))
  }
  await Promise.all(Array.from({ length: servers }, worker))
  return answers
}

async function ask(url: string, fetch: typeof globalThis.fetch, timeout: number): Promise<Answer> {
  const request = async (method: 'HEAD' | 'GET'): Promise<Answer> => {
    try {
      const headers = { 'User-Agent': userAgent }
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(url, { method, headers, signal, redirect: 'follow' })
      await response.body?.cancel()
      return { status: response.status }
    } catch (error) {
      return { failure: reasonOf(error, timeout) }
    }
  }
  const head = await request('HEAD')
  const isGood = 'status' in head && head.status < 400
  const isHopeless = 'failure' in head && head.failure.startsWith('gives no answer')
  return isGood || isHopeless ? head : request('GET')
}

function reasonOf(error: unknown, timeout: number): string {
  const { name = '', cause } = error instanceof Error ? error : {}
  if (name === 'TimeoutError') return `gives no answer within ${timeout / 1000} s`
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'names a server that does not exist'
  return `cannot be reached${code && ` (${code})`}`
}
