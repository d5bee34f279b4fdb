type BodyRefused = { ok: false; reason: 'too-large' | 'too-slow' | 'unreadable' }
export type BodyRead = { ok: true; text: string } | BodyRefused
export type BytesRead = { ok: true; bytes: Uint8Array<ArrayBuffer> } | BodyRefused

/** The time that a body may take to arrive. */
export interface Deadline {
  passed: Promise<unknown>
  /** Called when nobody waits for it any more. */
  cancel(): void
}

export function deadlineIn(milliseconds: number): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return { passed, cancel: () => clearTimeout(timer) }
}

/** A request's or an answer's. */
type Bodied = Pick<Request, 'headers' | 'body'>

/** Reads a body as UTF-8, and no further than allowed: the announced length proves nothing. */
export async function readBody(
  bodied: Bodied,
  maxBytes: number,
  deadline: Deadline,
): Promise<BodyRead> {
  const read = await readBytes(bodied, maxBytes, deadline)
  if (!read.ok) return read
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(read.bytes) }
  } catch {
    return { ok: false, reason: 'unreadable' }
  }
}

/** Reads a body as it is, and no further than allowed. */
export async function readBytes(
  { headers, body }: Bodied,
  maxBytes: number,
  deadline: Deadline,
): Promise<BytesRead> {
  if (Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel()
    return { ok: false, reason: 'too-large' }
  }
  if (!body) return { ok: true, bytes: new Uint8Array() }
  const reader = body.getReader()
  const tooSlow = deadline.passed.then(() => 'too-slow' as const)
  try {
    const bytes = await readChunks(reader, maxBytes, tooSlow)
    if (typeof bytes !== 'string') return { ok: true, bytes }
    await reader.cancel()
    return { ok: false, reason: bytes }
  } catch {
    return { ok: false, reason: 'unreadable' } // the sender went away
  } finally {
    deadline.cancel()
  }
}

async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  tooSlow: Promise<'too-slow'>,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'too-slow'> {
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const read = await Promise.race([reader.read(), tooSlow])
    if (read === 'too-slow') return read
    if (read.done) return joined(chunks, length)
    length += read.value.byteLength
    if (length > maxBytes) return 'too-large'
    chunks.push(read.value)
  }
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}
