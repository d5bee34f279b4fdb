import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What requests must know. */
export interface Pass {
  port: number
  /** The secret of this run. */
  token: string
}

/** A request goes on, is led to the same address without the token in it, or is refused with a sentence. */
export type Verdict =
  | { may: 'pass'; url: URL }
  | { may: 'enter'; location: string; cookie: string }
  | { may: 'not'; reason: string }

/**
 * Judges a request by where it was sent, whence, and what it knows of this run. Nothing may come from pages elsewhere,
 * those of other local ports among them, nor by another name for this machine (DNS rebinding).
 * What is asked of the keeper needs the token in a header, which no foreign page can send; files, which a page asks for
 * by itself, need it in a cookie; the address that was printed has it, and is answered with the cookie.
 */
export function judge({ headers, method, url = '/' }: IncomingMessage, pass: Pass): Verdict {
  const { host = '', origin } = headers
  if (!isOwnHost(host, pass.port)) return no('The editor has another address.')
  const site = headers['sec-fetch-site']
  if (origin !== undefined && origin !== `http://${host}`) return no(elsewhere)
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return no(elsewhere)
  const asked = addressOf(url)
  if (!asked) return no('The editor has no such address.')
  const { pathname, searchParams } = asked
  const go: Verdict = { may: 'pass', url: asked }
  if (pathname.startsWith('/_keeper/'))
    return isRight(headers['x-keeper-token'], pass) ? go : no(stale)
  if (method !== 'GET' && method !== 'HEAD') return no('Files can only be read.')
  const given = searchParams.get('token')
  if (given !== null) return isRight(given, pass) ? enter(pathname, pass) : no(stale)
  return isRight(cookieOf(headers.cookie, pass), pass) ? go : no(stale)
}

/** What a request asks for, without detours; undefined for what may be taken for another site. */
function addressOf(url: string): URL | undefined {
  return /^\/(?![/\\])/.test(url) ? new URL(url, 'http://localhost') : undefined
}

/** Whether a request was sent to this machine and port by a name that only this machine has. */
export function isOwnHost(host: string, port: number): boolean {
  const [, name = '', given] = /^(localhost|127\.0\.0\.1|\[::1\]):(\d+)$/i.exec(host) ?? []
  return name !== '' && Number(given) === port
}

const elsewhere = 'Only the editor itself may ask.'
const stale =
  'This address is not one of the editor that runs now. Open the one that was printed behind "Editor" when it started.'

const no = (reason: string): Verdict => ({ may: 'not', reason })

function enter(pathname: string, pass: Pass): Verdict {
  const cookie = `${cookieName(pass)}=${pass.token}; Path=/; HttpOnly; SameSite=Strict`
  // One slash: two would lead to another site.
  return { may: 'enter', location: pathname.replace(/^\/+/, '/'), cookie }
}

/** Cookies are shared by all ports of a machine. */
const cookieName = ({ port }: Pass) => `broadsheet-editor-${port}`

function cookieOf(cookies = '', pass: Pass): string | undefined {
  const own = cookies.split(';').map((pair) => pair.trim().split('='))
  return own.find(([name]) => name === cookieName(pass))?.[1]
}

/** Takes as long for a token that is nearly right as for any other. */
function isRight(given: string | string[] | undefined, { token }: Pass): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(token))
}
