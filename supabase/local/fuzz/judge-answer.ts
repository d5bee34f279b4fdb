/** What is wrong with an answer to a request of any kind; undefined when it is as promised. */
export async function faultOf(response: Response): Promise<string | undefined> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (status >= 500) return `answered ${status}`
  if (status === 201)
    return typeof Object(JSON.parse(text)).id === 'string' ? undefined : 'accepted without an id'
  if (status === 204 || status === 303) return undefined
  if (type.startsWith('text/html'))
    return text.includes('<h1>') ? undefined : 'a page without a heading'
  if (type !== 'application/problem+json') return `refused with ${status} as "${type}"`
  const problem = Object(JSON.parse(text))
  const isWhole =
    [problem.type, problem.title].every((field) => typeof field === 'string') &&
    problem.status === status
  return isWhole && typeof problem.errors === 'object'
    ? undefined
    : 'a problem document that lacks something'
}
