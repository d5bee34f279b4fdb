/** What an address answered. */
export interface Reached {
  failure?: undefined
  status: number
  headers: Headers
  text: string
}

/** The same, or why there was no answer. */
export type Answered = Reached | { failure: string }

export type Ask = (url: string) => Promise<Answered>

const timeoutMs = 10_000

/** Asks without following redirects. */
export function asking(fetcher: typeof fetch = fetch): Ask {
  return async (url) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetcher(url, { redirect: 'manual', signal })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text }
    } catch (error) {
      return { failure: reasonOf(error) }
    }
  }
}

function reasonOf(error: unknown): string {
  const { name = '', cause } = error instanceof Error ? error : {}
  if (name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} s`
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
  if (code === 'EAI_AGAIN') return 'no name server answers, so this machine may be offline'
  return code === 'ENOTFOUND' ? 'there is no server of this name' : code
}
