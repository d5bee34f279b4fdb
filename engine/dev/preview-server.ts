import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join, normalize } from 'node:path'
import { compressed } from './compression.ts'
import { contentType } from './content-type.ts'

interface Rules {
  redirects: Map<string, { to: string; status: number }>
  headers: { pattern: string; lines: [name: string, value: string][] }[]
}

/**
 * Serves a built site as a host would: `_redirects`, `_headers`, `index.html` for folders, `404.html` with its status.
 * @param folder the built site
 * @param mounts what answers in the site's place, by the beginning of the path
 */
export async function createPreviewServer(
  folder: string,
  mounts: { [prefix: string]: RequestListener } = {},
): Promise<Server> {
  const rules: Rules = {
    redirects: parseRedirects(await readFile(join(folder, '_redirects'), 'utf8').catch(() => '')),
    headers: parseHeaders(await readFile(join(folder, '_headers'), 'utf8').catch(() => '')),
  }
  return createServer((request, response) => {
    const mount = Object.keys(mounts).find((prefix) => request.url?.startsWith(prefix))
    if (mount !== undefined) return mounts[mount]?.(request, response)
    answer(folder, rules, request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
}

async function answer(
  folder: string,
  rules: Rules,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
  const redirect = rules.redirects.get(pathname)
  if (redirect)
    return void response.writeHead(redirect.status, { Location: redirect.to + search }).end()
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  for (const { pattern, lines } of rules.headers) {
    if (matches(pattern, pathname))
      for (const [name, value] of lines) response.setHeader(name, value)
  }
  const found = await findFile(folder, pathname)
  const file = found ?? join(folder, '404.html')
  response.statusCode = found ? 200 : 404
  response.setHeader('Content-Type', contentType(file))
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
  if (request.method === 'HEAD') return void response.end()
  createReadStream(file).pipe(compressed(request, response))
}

async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  const name = decoded(pathname)
  if (name === undefined) return undefined
  // `normalize` leaves nothing above the folder: the path begins with a slash.
  const file = join(folder, normalize(`/${name}`))
  for (const candidate of [file, join(file, 'index.html')]) {
    const isFile = await stat(candidate)
      .then((found) => found.isFile())
      .catch(() => false)
    if (isFile) return candidate
  }
  return undefined
}

/** A path as it was meant, or undefined where its percent signs encode no UTF-8. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

function parseRedirects(text: string): Rules['redirects'] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/))
  return new Map(
    lines.flatMap(([from, to, status]) =>
      from && to ? [[from, { to, status: Number(status ?? 301) }]] : [],
    ),
  )
}

function parseHeaders(text: string): Rules['headers'] {
  const rules: Rules['headers'] = []
  for (const line of text.split('\n')) {
    const at = line.indexOf(': ')
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), lines: [] })
    else if (at > 0) rules.at(-1)?.lines.push([line.slice(0, at).trim(), line.slice(at + 2)])
  }
  return rules
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
