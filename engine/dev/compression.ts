import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/

/** Quick rather than small: files are compressed anew at each request. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * What a body goes through so that it is sent as small as the browser takes it, as hosts do (RFC 9110 §12.5.3).
 * @param response its content type is set already
 */
export function packing(request: IncomingMessage, response: ServerResponse): Transform | undefined {
  if (!compressible.test(String(response.getHeader('Content-Type')))) return undefined
  response.setHeader('Vary', 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding']).split(/\s*,\s*/)
  const encoding = ['br', 'gzip'].find((each) => accepted.includes(each))
  if (!encoding) return undefined
  response.setHeader('Content-Encoding', encoding)
  return encoding === 'br' ? createBrotliCompress(brotli) : createGzip()
}
