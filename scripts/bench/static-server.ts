import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { contentType } from '../../engine/dev/content-type.ts'

/** What a site's form has sent. */
export interface Post {
  type: string | undefined
  body: string
}

export interface StaticServer {
  origin: string
  posts: Post[]
  close: () => void
}

/** The same for every site: HTTP/2 with TLS on the loopback, Brotli 11 from memory, ten minutes in the browser's cache. */
export async function serveStatic(folder: string): Promise<StaticServer> {
  const files = new Map<string, ReturnType<typeof load>>()
  const posts: Post[] = []
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    if (request.method === 'POST') return take(request, response, posts)
    const file = fileFor(folder, decodeURIComponent(request.url.replace(/[?#].*/, '')))
    if (!file) return response.writeHead(404).end('not found')
    const { headers, body } = files.get(file) ?? load(file)
    files.set(file, { headers, body })
    if (request.headers['if-none-match'] === headers.etag)
      return response.writeHead(304, headers).end()
    return response.writeHead(200, headers).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `https://127.0.0.1:${port}`, posts, close: () => server.close() }
}

/** The file of an address: itself, the index of a folder, or a page without its ending. */
export function fileFor(folder: string, path: string): string | undefined {
  const names = [path, join(path, 'index.html'), `${path.replace(/\/$/, '')}.html`]
  return names
    .map((name) => join(folder, name))
    .find((file) => file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile())
}

function load(file: string) {
  const raw = readFileSync(file)
  const isPacked = raw.length > 200 && !/\.(?:png|woff2)$/.test(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const body = isPacked ? brotliCompressSync(raw, { params }) : raw
  const headers = {
    'content-type': contentType(file),
    ...(isPacked && { 'content-encoding': 'br' }),
    'cache-control': 'public, max-age=600',
    etag: `"${statSync(file).mtimeMs}-${raw.length}"`,
  }
  return { body, headers }
}

/** The contact form's end: takes anything but a message with the name FAIL. */
function take(request: Http2ServerRequest, response: Http2ServerResponse, posts: Post[]): void {
  text(request).then((body) => {
    posts.push({ type: request.headers['content-type'], body })
    const isFailing = body.includes('"FAIL"')
    response.writeHead(isFailing ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: !isFailing }))
  })
}

let made: { key: Buffer; cert: Buffer } | undefined

/** @throws {Error} where the machine has no OpenSSL, which Node has no function of its own for */
function certificate() {
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-'))
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject], { stdio: 'ignore' })
  } catch (cause) {
    throw new Error('Pages are measured over TLS, and "openssl" could not make a certificate.', {
      cause,
    })
  }
  made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return made
}
