import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { httpKeeper } from './http-keeper.ts'

test.each([
  { what: 'what is told late, of before a save, is no news', now: 'saved', isTold: false },
  { what: 'what is told of another hand is', now: 'of another hand', isTold: true },
])('$what', async ({ now, isTold }) => {
  const asked: string[] = []
  const { promise: saved, resolve: setSaved } = Promise.withResolvers<void>()
  const answers: { [path: string]: object } = {
    '/_keeper/save': { isSaved: true, hash: 'saved' },
    '/_keeper/hash': { hash: now },
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/_keeper/watch') void saved.then(() => response.write('data: before\n\n'))
    else response.end(JSON.stringify(answers[path]))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  const keeper = httpKeeper({ token: '', origin: `http://127.0.0.1:${port}` })
  const onChange = vi.fn()
  const end = keeper.watch(onChange)
  await keeper.save('', 'before')
  setSaved()
  await vi.waitFor(() => expect(asked).toContain('/_keeper/hash'))
  await keeper.save('', 'saved') // answered after that
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(isTold ? 1 : 0))
  end()
  server.closeAllConnections()
  server.close()
})
