interface Source {
  url: string
  token: string
}

/**
 * Calls back with each hash that the watched file gets, by whoever it was changed, and with that of the beginning.
 * One window of all holds the connection and tells the others: browsers allow six to one server.
 * @returns what ends it
 */
export function watchHashes(source: Source, onHash: (hash: string) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const name = `broadsheet ${source.url}`
  const channel = new BroadcastChannel(name)
  let last = ''
  const tell = (hash: string) => {
    last = hash
    channel.postMessage(hash)
    onHash(hash)
  }
  channel.onmessage = ({ data }) => {
    if (data !== '') onHash(String(data))
    else if (last !== '') channel.postMessage(last) // a window that came later asks
  }
  channel.postMessage('')
  // Rejects when it is ended while another window holds the connection.
  navigator.locks.request(name, { signal }, () => follow(source, tell, signal)).catch(() => {})
  return () => {
    end.abort()
    channel.close()
  }
}

/** Milliseconds until a server that has gone is asked again. */
const pause = 1000

/** Until it is ended, or the server says no: it is another run of it then. */
async function follow(
  { url, token }: Source,
  tell: (hash: string) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { headers: { 'x-keeper-token': token }, signal })
      if (!response.ok || !response.body) return
      for await (const hash of hashesIn(response.body)) tell(hash)
    } catch {
      // It has ended or was cut: what changes meanwhile is told at the next beginning.
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** The data of server-sent events (HTML, 9.2.6), each one line here. */
async function* hashesIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice(6)
  }
}
