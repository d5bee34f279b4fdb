import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenOnFreePort } from './free-port.ts'
import { createPreviewServer } from './preview-server.ts'

const files = {
  'dist/index.html': 'home',
  'dist/bread.html': 'bread',
  'dist/bread/rolls.html': 'rolls',
  'dist/crème brûlée.html': 'crème',
  'dist/shop/index.html': 'shop',
  'dist/film.mp4': '',
  'dist/404.html': 'missing',
  'dist/_assets/entry-abc.js': 'script',
  'dist/mark.svg': '<svg/>',
  'dist/_redirects': '/loaves /bread 301\n/soon /bread#rye 302\n\n',
  'dist/_headers': [
    '/*',
    '  X-Content-Type-Options: nosniff',
    "  Content-Security-Policy: default-src 'none'; img-src data:",
    '/_assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
  'secret.txt': 'secret',
}

let folder = ''
let port = 0
let close = () => {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-preview-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await truncate(join(folder, 'dist/film.mp4'), 100_000_000)
  const server = createPreviewServer(join(folder, 'dist'))
  port = await listenOnFreePort(server, 24_700)
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  close()
  await rm(folder, { recursive: true })
})

/** Asks for a path just as it is written: `fetch` would mend it first. */
function ask(
  path: string,
  method = 'GET',
): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, 'localhost', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.setEncoding('utf8').on('error', reject)
    socket.on('data', (piece) => (text += piece))
    socket.on('end', () => {
      const [head = '', ...body] = text.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') })
    })
  })
}

test.each([
  { path: '/', status: 200, body: 'home' },
  { path: '/bread', status: 200, body: 'bread' },
  { path: '/bread.html', status: 200, body: 'bread' },
  { path: '/bread/rolls', status: 200, body: 'rolls' },
  { path: '/shop/', status: 200, body: 'shop' },
  { path: '/bread?from=home', status: 200, body: 'bread' },
  { path: '/cr%C3%A8me%20br%C3%BBl%C3%A9e', status: 200, body: 'crème' },
  { path: '/mark.svg', status: 200, body: '<svg/>' },
  { path: '/cakes', status: 404, body: 'missing' },
  { path: '/cakes/', status: 404, body: 'missing' },
  { path: '/.html', status: 404, body: 'missing' },
  { path: '/bread/cakes', status: 404, body: 'missing' },
  { path: '/_assets', status: 404, body: 'missing' }, // a folder without a page
  { path: '/../secret.txt', status: 404, body: 'missing' },
  { path: '/..%2fsecret.txt', status: 404, body: 'missing' },
  { path: '/%2e%2e/secret.txt', status: 404, body: 'missing' },
  { path: '/bread/..%2f..%2f..%2fsecret.txt', status: 404, body: 'missing' },
  { path: '/..%5csecret.txt', status: 404, body: 'missing' },
  { path: '//localhost/../../secret.txt', status: 404, body: 'missing' },
  { path: '/%', status: 404, body: 'missing' },
  { path: '/%zz', status: 404, body: 'missing' },
  { path: '/%ff', status: 404, body: 'missing' }, // no UTF-8
  { path: '/bread%00', status: 404, body: 'missing' },
])('$path is answered with $status', async ({ path, status, body }) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.body).toContain(body)
  expect(answer.body).not.toContain('secret')
})

test.each([
  { path: '/loaves', status: 301, location: '/bread' },
  { path: '/soon?a=1', status: 302, location: '/bread?a=1#rye' },
  { path: '/bread/', status: 301, location: '/bread' }, // a page is no folder
  { path: '/bread/rolls/?a=1', status: 301, location: '/bread/rolls?a=1' },
  {
    path: '/cr%C3%A8me%20br%C3%BBl%C3%A9e/',
    status: 301,
    location: '/cr%C3%A8me%20br%C3%BBl%C3%A9e',
  },
  { path: '/shop', status: 301, location: '/shop/' }, // a folder is
  { path: '//bread/', status: 301, location: '/bread' }, // never to another site
])('$path leads to $location', async ({ path, status, location }) => {
  const { status: got, head } = await ask(path)
  expect(got).toBe(status)
  expect(head).toContain(`\r\nLocation: ${location}\r\n`)
})

describe('headers', () => {
  test('are those of the file _headers, values with colons whole', async () => {
    const { head } = await ask('/bread')
    expect(head).toContain('X-Content-Type-Options: nosniff')
    expect(head).toContain("Content-Security-Policy: default-src 'none'; img-src data:")
    expect(head).toContain('Cache-Control: no-cache')
    expect(head).toContain('Content-Type: text/html; charset=utf-8')
  })

  test('keep hashed files for ever', async () => {
    const { head } = await ask('/_assets/entry-abc.js')
    expect(head).toContain('Cache-Control: public, max-age=31536000, immutable')
    expect(head).toContain('Content-Type: text/javascript; charset=utf-8')
  })
})

test('another build is served by its own rules', async () => {
  const file = join(folder, 'dist/_headers')
  await writeFile(file, '/*\n  X-Build: 2\n')
  await utimes(file, 1, 1)
  expect((await ask('/bread')).head).toContain('X-Build: 2')
  await writeFile(file, files['dist/_headers'])
  expect((await ask('/bread')).head).not.toContain('X-Build')
})

test('HEAD has the headers and no body', async () => {
  const { status, head, body } = await ask('/bread', 'HEAD')
  expect([status, body]).toEqual([200, ''])
  expect(head).toContain('Content-Type: text/html')
})

test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
  const { status, head } = await ask('/bread', method)
  expect(status).toBe(405)
  expect(head).toContain('Allow: GET, HEAD')
})

test.runIf(existsSync('/proc/self/fd'))('a file that nobody waits for is closed', async () => {
  const film = join(folder, 'dist/film.mp4')
  const socket = connect(port, 'localhost', () =>
    socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  )
  await new Promise((resolve) => socket.once('data', resolve))
  expect(openFiles()).toContain(film)
  socket.destroy()
  await vi.waitFor(() => expect(openFiles()).not.toContain(film))
})

test('without a page for them, addresses that are missing are answered all the same', async () => {
  const server = createPreviewServer(join(folder, 'dist/_assets'))
  const own = await listenOnFreePort(server, 24_700)
  for (const path of ['/cakes', '/bread'])
    expect((await fetch(`http://localhost:${own}${path}`)).status).toBe(404)
  server.close()
})

/** The files that this process holds open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`)
    } catch {
      return [] // the handle that listed the others
    }
  })
}
