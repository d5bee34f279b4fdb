import { once } from 'node:events'
import type { Server } from 'node:http'
import getPort, { portNumbers } from 'get-port'

/** Listens on the first port from `first` that is free on this machine; on any that is where a hundred are not. */
export async function listenOnFreePort(
  server: Server,
  first: number,
  host: 'localhost' | '127.0.0.1' = 'localhost',
): Promise<number> {
  const port = await getPort({ port: portNumbers(first, Math.min(first + 99, 65_535)), host })
  server.listen(port, host)
  await once(server, 'listening')
  return port
}
