import type { Server } from 'node:http'

/** Listens on the first port from `first` that is free on this machine; gives up after a hundred. */
export async function listenOnFreePort(server: Server, first: number): Promise<number> {
  for (let port = first; port < first + 100; port++) {
    if (await listens(server, port)) return port
  }
  throw new Error(`No port from ${first} to ${first + 99} is free.`)
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error)
    server.once('error', onError)
    server.listen(port, 'localhost', () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}
