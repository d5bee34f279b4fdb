import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from the site's own pages, from a link to them, or from no page at all. Pages elsewhere,
 * those of other local ports among them, may neither read the source nor open files in the editor; a name of their
 * own for this machine (DNS rebinding) does not help them.
 */
export function isOwnRequest({ headers, url = '' }: IncomingMessage): boolean {
  const { host = '', origin } = headers
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) return false
  // Functions look at the origin themselves: a site that is served elsewhere may be allowed.
  if (url.startsWith('/functions/v1/')) return true
  const site = headers['sec-fetch-site']
  if (/__open-in-editor/i.test(url)) return site === 'same-origin'
  if (origin !== undefined && origin !== `http://${host}`) return false
  return site === undefined || site === 'same-origin' || site === 'none' || isLink(headers)
}

function isLink(headers: IncomingMessage['headers']): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
