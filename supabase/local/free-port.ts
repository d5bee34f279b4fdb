import { createServer } from 'node:net'

/**
 * A port of 127.0.0.1 on which nobody listens now.
 * @param from the first to try, stepping up; 0 lets the system choose
 */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port <= 65_535; port++) {
    const free = await tryPort(port)
    if (free !== undefined) return free
  }
  throw new Error(`No port from ${from} on is free.`)
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
