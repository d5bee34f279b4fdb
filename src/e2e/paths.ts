import type { APIRequestContext } from 'playwright/test'

/** With `E2E_FULL=1` tests that look at pages one by one look at all of them. */
export const isFull = process.env.E2E_FULL === '1'

/** The paths of the site's pages; of many pages alike only some, unless all are asked for. */
export async function pathsOf(
  request: APIRequestContext,
  every = isFull ? 1 : 7,
): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  )
  if (paths.length === 0) throw new Error('The sitemap names no page.')
  return paths.filter((_, index) => index % every === 0)
}
