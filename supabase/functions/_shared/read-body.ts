export type BodyRead =
  | { ok: true; text: string }
  | { ok: false; reason: 'too-large' | 'too-slow' | 'unreadable' }

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
  { headers, body }: Bodied,
  maxBytes: number,
  deadline: Deadline,
): Promise<BodyRead> {
  if (Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel()
    return { ok: false, reason: 'too-large' }
  }
  if (!body) return { ok: true, text: '' }
  const reader = body.getReader()
  const tooSlow = deadline.passed.then(() => 'too-slow' as const)
  try {
    const chunks = await readChunks(reader, maxBytes, tooSlow)
    if (typeof chunks === 'string') {
      await reader.cancel()
      return { ok: false, reason: chunks }
    }
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(chunks) }
  } catch {
    // Not UTF-8 (TypeError), or the sender went away: in both cases there is no text.
    return { ok: false, reason: 'unreadable' }
  } finally {
    deadline.cancel()
  }
}

async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  tooSlow: Promise<'too-slow'>,
): Promise<Uint8Array | 'too-large' | 'too-slow'> {
  const body = new Uint8Array(maxBytes)
  let length = 0
  for (;;) {
    const read = await Promise.race([reader.read(), tooSlow])
    if (read === 'too-slow') return read
    if (read.done) return body.subarray(0, length)
    if (length + read.value.byteLength > maxBytes) return 'too-large'
    body.set(read.value, length)
    length += read.value.byteLength
  }
}
