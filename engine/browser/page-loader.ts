import type { PageInBrowser } from '../manifest/site.ts'
import { loadBlocks } from '../page/page-body.tsx'
import { dataMark, endMark } from '../page/page-data.ts'
import { addStyles } from './add-styles.ts'
import { headOf } from './document-head.ts'

/** What the starter has asked for, by path; where that failed, what it failed with. */
export interface Fetched {
  [path: string]: Promise<Response | (Error & { ok?: undefined })>
}

/** A page that can be shown. */
export interface LoadedPage {
  page: PageInBrowser
  /** The tags of its head. */
  head: () => Node[]
}

/**
 * Loads pages by the addresses that an ordinary navigation would use, so that both share one cache, and
 * cuts the page's data and the styles of its blocks out of the HTML.
 * @param deployment names the scripts, styles and layout that run here
 */
export function createPageLoader(deployment: string, fetched: Fetched) {
  const pages = new Map<string, Promise<LoadedPage>>()

  async function fetchPage(path: string): Promise<LoadedPage> {
    const html = await read(path, fetched)
    if (!html.includes(`data-deployment="${deployment}"`)) throw new Error(path) // of another deployment: the code that runs cannot show it
    addStyles(html)
    const start = html.lastIndexOf(dataMark) + dataMark.length
    // Written by our own build, which the check above has made sure of.
    const page = JSON.parse(html.slice(start, html.lastIndexOf(endMark))) as PageInBrowser
    return { page, head: headOf(html) }
  }

  return {
    /** The page with the code of its blocks; a failure is forgotten, so that it can be tried again. */
    async load(address: string): Promise<LoadedPage> {
      const path = withoutSlash(address)
      const promise = pages.get(path) ?? fetchPage(path)
      pages.set(path, promise)
      try {
        const loaded = await promise
        await loadBlocks(loaded.page.blocks)
        return loaded
      } catch (error) {
        pages.delete(path)
        throw error
      }
    },
    /** Puts a page in that is at hand, such as the one in the document. */
    put: (address: string, page: PageInBrowser) => {
      pages.set(withoutSlash(address), Promise.resolve({ page, head: headOf() }))
    },
    forget: () => pages.clear(),
  }
}

/** How long (ms) a text is waited for that was asked for ahead: on a line that hangs, asking anew is faster. */
const patienceMs = 2500
/** How long (ms) one is waited for that is asked for now; then it is left to the browser. */
const deadlineMs = 15_000

/** The text at an address, which the starter may have fetched already. */
export async function read(path: string, fetched: Fetched): Promise<string> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const ahead = await Promise.race([textAhead(fetched[path]), tooLate])
  if (ahead) return ahead
  const response = await fetch(path, {
    // Past the cache, where browsers let a request wait for one to the same address that hangs.
    cache: ahead === undefined ? 'no-store' : 'default',
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`)
  if (response.status === 404) console.error(`404: there is no page at ${path}`)
  return response.text()
}

/** What was fetched ahead; empty where nothing was, or nothing of use. */
async function textAhead(asked?: Fetched[string]): Promise<string> {
  try {
    const response = await asked
    return response?.ok && !response.bodyUsed ? await response.text() : ''
  } catch {
    return ''
  }
}

export type PageLoader = ReturnType<typeof createPageLoader>

function withoutSlash(path: string): string {
  return path.replace(/(.)\/+$/, '$1')
}
