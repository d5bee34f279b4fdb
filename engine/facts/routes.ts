import type { Redirect } from '../../schema/generated/manifest.js'
import { type Finding, finding, type Step } from '../findings/finding.ts'
import { asPath, isPath } from '../manifest/path-pattern.ts'
import type { Source } from '../text/source.ts'
import type { MadePlace } from './lists.ts'
import { addRedirects } from './redirects.ts'
import type { RoutedPage, RouteTable } from './route-table.ts'

/**
 * The route table of a site: every path once, no redirect that hides a page.
 * @param pages absent where nothing can be said of one
 * @param made pages that the engine makes for lists
 */
export function buildRoutes(
  pages: (RoutedPage | undefined)[],
  redirects: Redirect[],
  source: Source,
  made: MadePlace[] = [],
): Step<RouteTable> {
  const findings: Finding[] = []
  const routes: RouteTable = { pages: new Map(), redirects: new Map() }
  const indexes = new Map<string, number>()
  for (const [index, page] of pages.entries()) {
    if (!page) continue
    const { path } = page.facts
    const first = indexes.get(path)
    if (first !== undefined) findings.push(duplicate(path, index, first, source))
    else {
      indexes.set(path, index)
      routes.pages.set(path, page)
      // Links that are right once the path is mended are not found as well.
      if (!isPath(path) && !routes.pages.has(asPath(path))) routes.pages.set(asPath(path), page)
    }
  }
  for (const { path, part } of made) {
    const index = indexes.get(path)
    if (index !== undefined) findings.push(ofList(path, index, part.host.path, source))
    else {
      const host = routes.pages.get(part.host.path)
      if (host) routes.pages.set(path, host)
    }
  }
  findings.push(...addRedirects(redirects, routes, source))
  return { value: routes, findings }
}

function ofList(path: string, index: number, host: string, source: Source): Finding {
  const message = `The list on "${host}" goes on at "${path}", so this page and that one would have one address.`
  const at = source.placeOf(['pages', index, 'path'])
  return finding('path-of-list', at, message, 'Give this page another path.')
}

function duplicate(path: string, index: number, first: number, source: Source): Finding {
  const { line, file } = source.inFile(source.nearest(['pages', first, 'path']).offset)
  const other = `line ${line}${file === source.file ? '' : ` of "${source.nameOf(file)}"`}`
  const message = `Two pages have the path "${path}": this one and the one at ${other}. Only the first could be reached.`
  const at = source.placeOf(['pages', index, 'path'])
  return finding('path-duplicate', at, message, 'Give one of them another path.')
}
