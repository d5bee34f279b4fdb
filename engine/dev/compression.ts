import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const compressible = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/

/** Quick rather than small: files are compressed anew at each request. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Where to write a body so that it is sent as small as the browser takes it, as hosts do (RFC 9110 §12.5.3).
 * @param response its content type is set already
 */
export function compressed(request: IncomingMessage, response: ServerResponse): Writable {
  if (!compressible.test(String(response.getHeader('Content-Type')))) return response
  response.setHeader('Vary', 'Accept-Encoding')
  const accepted = String(request.headers['accept-encoding']).split(/\s*,\s*/)
  const encoding = ['br', 'gzip'].find((each) => accepted.includes(each))
  if (!encoding) return response
  response.setHeader('Content-Encoding', encoding)
  const packing = encoding === 'br' ? createBrotliCompress(brotli) : createGzip()
  packing.pipe(response)
  return packing
}
