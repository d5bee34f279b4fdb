import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendAnswer, sendHashes } from './api.ts'
import { judge, type Pass } from './guard.ts'
import type { LocalKeeper } from './local-keeper.ts'
import type { ServedFonts } from './look-fonts.ts'
import type { MadeFiles } from './made-files.ts'
import { fileIn } from './public-files.ts'
import { sendClient, sendContent, sendFile } from './send.ts'

export interface Served {
  keeper: LocalKeeper
  pass: Pass
  /** The site's `public`. */
  publicFolder: string
  /** The folder with the browser's part of the editor; the last one where the source has not to be looked at again. */
  client: (isLast: boolean) => Promise<string>
  made: MadeFiles
  fonts: ServedFonts
}

/** Styles are set by scripts of the editor's parts (CodeMirror, ProseMirror); nothing else is let in from anywhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The site's own files are looked at, never run: opened by themselves they are documents of this address. */
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'"

/** Answers one request to the editor's server. */
export async function answer(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Cache-Control', 'no-store')
  const verdict = judge(request, served.pass)
  if (verdict.may === 'not') {
    // What it still sends is not read.
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    return void response.end(verdict.reason)
  }
  if (verdict.may === 'enter') {
    response.writeHead(303, { Location: verdict.location, 'Set-Cookie': verdict.cookie })
    return void response.end()
  }
  const { url } = verdict
  if (url.pathname === '/_keeper/watch') return sendHashes(served.keeper, request, response)
  if (url.pathname.startsWith('/_keeper/')) return sendAnswer(served.keeper, request, response, url)
  if (url.pathname === '/') return void response.writeHead(303, { Location: '/_editor/' }).end()
  if (url.pathname.startsWith('/_editor/')) return sendClient(served, request, response)
  await sendSiteFile(served, request, response, url)
}

/** What pages show besides themselves. */
async function sendSiteFile(
  { publicFolder, made, fonts }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { pathname } = url
  const file = await fileIn(publicFolder, pathname)
  if (file) response.setHeader('Content-Security-Policy', inertPolicy)
  if (file) return sendFile(file, request, response)
  const font = fonts.fileAt(pathname)
  if (font) return sendFile(font, request, response)
  const sheet = await fonts.sheetAt(pathname)
  if (sheet !== undefined) return sendContent('fonts.css', sheet, response)
  const found = await made(url)
  if (found) return sendContent(found.name, found.content, response)
  response.writeHead(404).end()
}
