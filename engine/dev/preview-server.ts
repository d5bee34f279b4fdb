import { createReadStream } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream/promises'
import { withSearch } from '../publish/hosts/with-search.ts'
import { followWrittenRules, headersOf, type WrittenRules } from '../publish/hosts/written-rules.ts'
import { packing } from './compression.ts'
import { contentType } from './content-type.ts'
import { findFile, findNotFound } from './find-file.ts'

/**
 * Serves a built site as a host would: `_redirects`, `_headers`, pages without ".html", `404.html` with its status.
 * @param folder the built site
 * @param mounts what answers in the site's place, by the beginning of the path
 */
export function createPreviewServer(
  folder: string,
  mounts: { [prefix: string]: RequestListener } = {},
): Server {
  const rulesNow = followWrittenRules(folder)
  return createServer((request, response) => {
    const mount = Object.keys(mounts).find((prefix) => request.url?.startsWith(prefix))
    if (mount !== undefined) return mounts[mount]?.(request, response)
    answer(folder, rulesNow, request, response).catch((error: unknown) => {
      if (response.destroyed) return // the visitor has left
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
}

async function answer(
  folder: string,
  rulesNow: () => Promise<WrittenRules>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? []
  const rules = await rulesNow()
  const redirect = rules.redirects.get(pathname)
  if (redirect) return leadTo(withSearch(redirect.to, search), redirect.status, response)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  const found = await findFile(folder, pathname)
  if (found && 'location' in found) return leadTo(found.location + search, 301, response)
  for (const [name, value] of headersOf(found ? pathname : '/404.html', rules))
    response.setHeader(name, value)
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
  response.statusCode = found ? 200 : 404
  const sent = found ?? (await findNotFound(folder, pathname))
  if (sent && 'file' in sent) await send(sent, request, response)
  else response.end()
}

function leadTo(location: string, status: number, response: ServerResponse): void {
  response.writeHead(status, { Location: location }).end()
}

/** Sends a file; one that nobody waits for any more is closed. */
async function send(
  { file, bytes }: { file: string; bytes: number },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Type', contentType(file))
  const packed = packing(request, response)
  if (!packed) response.setHeader('Content-Length', bytes)
  if (request.method === 'HEAD') return void response.end()
  const content = createReadStream(file)
  await (packed ? pipeline(content, packed, response) : pipeline(content, response))
}
