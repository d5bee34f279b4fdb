import { once } from 'node:events'
import type { Server } from 'node:http'
import getPort, { portNumbers } from 'get-port'

/** Listens on the first port from `first` that is free on this machine; on any that is where a hundred are not. */
export async function listenOnFreePort(server: Server, first: number): Promise<number> {
  const port = await getPort({ port: portNumbers(first, first + 99), host: 'localhost' })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return port
}
