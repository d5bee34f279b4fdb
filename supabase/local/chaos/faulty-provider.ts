import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pick } from './random.ts'

/** What a mail provider can do to its customers. With `breaks`, it takes the mail but the response is lost. */
const behaviours = [
  'takes',
  'takes',
  'takes',
  'takes',
  'takes',
  'limits',
  'fails',
  'hangs',
  'breaks',
] as const
type Behaviour = (typeof behaviours)[number]

export interface FaultyProvider {
  url: string
  /** The text of each mail that was taken, by its key. */
  mails: Map<string, string>
  /** Keys that came with another mail than the first time. */
  contradictions: string[]
  /** Keys that came while they were under way: two deliverers had the same mail. */
  overlaps: string[]
  /**
   * Keys that came again within seconds, though the answer had been given: no lease ends so soon. A deliverer that
   * hung up at once was killed, or its patience ended in that moment, and has read no answer.
   */
  needless: string[]
  /** How often each behaviour was shown, and how often a key came that was taken before. */
  counts: { [what in Behaviour | 'repeats']: number }
  /** From now on it takes everything. */
  calmDown(): void
  close(): void
}

/** Well below the lease that chaos sets (5 s). */
const soonMs = 3_000

export async function startFaultyProvider(random: () => number): Promise<FaultyProvider> {
  const mails = new Map<string, string>()
  const contradictions: string[] = []
  const overlaps: string[] = []
  const needless: string[] = []
  const underWay = new Set<string>()
  const answered = new Map<string, { at: number; socket: Socket }>()
  const counts = { takes: 0, limits: 0, fails: 0, hangs: 0, breaks: 0, repeats: 0 }
  let isCalm = false
  const server = createServer(async (request, response) => {
    const key = String(request.headers['idempotency-key'])
    if (underWay.has(key)) overlaps.push(key)
    const before = answered.get(key)
    if (before && !before.socket.destroyed && performance.now() - before.at < soonMs)
      needless.push(key)
    underWay.add(key)
    response.on('close', () => underWay.delete(key))
    const mail = await readMail(request).catch(() => undefined)
    if (mail === undefined) return // the sender was killed
    const behaviour = isCalm ? 'takes' : pick(behaviours, random)
    counts[behaviour]++
    if (behaviour === 'takes' || behaviour === 'breaks') {
      if (mails.has(key)) counts.repeats++
      if (mails.has(key) && mails.get(key) !== mail) contradictions.push(key)
      mails.set(key, mail)
    }
    const { socket } = request
    if (behaviour === 'takes')
      response.on('finish', () => answered.set(key, { at: performance.now(), socket }))
    show[behaviour](response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/emails`
  return {
    url,
    mails,
    contradictions,
    overlaps,
    needless,
    counts,
    calmDown: () => (isCalm = true),
    close,
  }
}

const show: { [behaviour in Behaviour]: (response: ServerResponse) => void } = {
  takes: (response) => answer(response, 200, { id: 'taken' }),
  limits: (response) =>
    answer(response.setHeader('retry-after', '1'), 429, { name: 'rate_limit_exceeded' }),
  fails: (response) => answer(response, 500, { name: 'internal_server_error' }),
  hangs: () => undefined,
  breaks: (response) => response.destroy(),
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readMail(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
