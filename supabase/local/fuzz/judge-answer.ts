import { type FuzzedRequest, publicKey } from './fuzzed-request.ts'

/** What is wrong with an answer to this request; undefined when it is as promised. */
export async function faultOf(
  request: FuzzedRequest,
  response: Response,
): Promise<string | undefined> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const text = await response.clone().text()
  if (status >= 500) return `answered ${status}`
  if (status === 201) {
    if (request.headers.authorization !== `Bearer ${publicKey}`) return 'accepted without the key'
    return typeof Object(JSON.parse(text)).id === 'string' ? undefined : 'accepted without an id'
  }
  if (status === 204 || status === 303) return undefined
  if (type.startsWith('text/html')) return faultOfPage(text)
  if (type !== 'application/problem+json') return `refused with ${status} as "${type}"`
  const problem = Object(JSON.parse(text))
  const isWhole =
    [problem.type, problem.title].every((field) => typeof field === 'string') &&
    problem.status === status
  return isWhole && typeof problem.errors === 'object'
    ? undefined
    : 'a problem document that lacks something'
}

/** The page is ours, with no script: a tag that it does not have itself is a visitor's. */
function faultOfPage(html: string): string | undefined {
  if (!html.includes('<h1>')) return 'a page without a heading'
  return /<(script|b|i|img|svg|iframe)\b/i.test(html)
    ? 'a page with a tag of the visitor'
    : undefined
}
