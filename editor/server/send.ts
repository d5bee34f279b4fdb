import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { contentType } from '../../engine/dev/content-type.ts'
import type { Served } from './answer.ts'
import { fileIn } from './public-files.ts'

/** Sends a file of the browser's part, or its page: addresses below `/_editor/` that are no files are places in it. */
export async function sendClient(
  { client, pass }: Pick<Served, 'client' | 'pass'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const isHashed = pathname.startsWith('/_editor/assets/')
  const file = await fileIn(await client(isHashed), pathname.slice('/_editor'.length))
  if (isHashed && file) response.setHeader('Cache-Control', 'max-age=31536000, immutable')
  if (file) return sendFile(file, request, response)
  if (isHashed) return void response.writeHead(404).end()
  const page = join(await client(false), 'app/index.html')
  const token = `<meta name="keeper-token" content="${pass.token}" />`
  const html = (await readFile(page, 'utf8')).replace('<head>', `<head>${token}`)
  sendContent(page, html, response)
}

export function sendContent(name: string, content: string, response: ServerResponse): void {
  response.setHeader('Content-Type', contentType(name))
  response.end(content)
}

export async function sendFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Type', contentType(file))
  response.setHeader('Content-Length', (await stat(file)).size)
  if (request.method === 'HEAD') return void response.end()
  await pipeline(createReadStream(file), response)
}
