import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as quietTest } from './quiet-test.ts'

/** What becomes of an answer on its way. */
export interface Fault {
  /** How many answers it befalls. @default all */
  times?: number
  /** What the answer waits for; one that never comes is a line that hangs. */
  until?: Promise<unknown>
  /** After so many bytes the line breaks. */
  breakAfter?: number
  /** After so many bytes nothing more comes. */
  hangAfter?: number
  /** Is answered instead. */
  status?: number
}

export interface Network {
  origin: string
  /** The paths that were asked for, in their order. */
  asked: string[]
  /** From now on answers to matching paths suffer this; an empty fault mends the line. */
  fault(path: RegExp, fault: Fault): void
}

/** A line between browser and site that can be cut anywhere, which the browser's own tools cannot: in mid-answer. */
export const test = quietTest.extend<{ network: Network }>({
  network: async ({ playwright: _ }, use, { project }) => {
    const site = new URL(project.use.baseURL ?? '')
    const faults: { path: RegExp; fault: Fault; left: number }[] = []
    const asked: string[] = []
    const server = createServer((request, response) => {
      const path = request.url ?? '/'
      asked.push(path)
      const found = faults.findLast((each) => each.path.test(path) && each.left > 0)
      if (found) found.left--
      void passOn(request, response, site, found?.fault ?? {})
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    await use({
      origin: `http://localhost:${port}`,
      asked,
      fault: (path, fault) =>
        faults.push({ path, fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    })
    server.closeAllConnections()
    server.close()
  },
  baseURL: ({ network }, use) => use(network.origin),
})

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  site: URL,
  { until, breakAfter, hangAfter, status }: Fault,
): Promise<void> {
  await until
  if (status) return void response.writeHead(status).end()
  const { method, headers } = request
  const onward = ask(new URL(request.url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    const bytes = breakAfter ?? hangAfter
    if (bytes === undefined) return void answer.pipe(response)
    answer.once('data', (chunk: Buffer) =>
      response.write(chunk.subarray(0, bytes), () => breakAfter && response.destroy()),
    )
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}
