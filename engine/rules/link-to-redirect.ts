import type { Finding } from '../findings/finding.ts'
import { replaceWithin } from '../text/edits.ts'
import { follow, isInternal, targetOf } from './links.ts'
import type { Subject } from './subject.ts'

/** Links that lead to a former path: visitors arrive, but by a detour. */
export function linkToRedirect({ links, routes, source }: Subject): Finding[] {
  return links.flatMap(({ href, path }) => {
    if (path[0] === 'redirects' || !isInternal(href)) return []
    const former = targetOf(href).path
    if (routes.pages.has(former) || !routes.redirects.has(former)) return []
    const page = follow(former, routes)
    if (page === undefined) return []
    const now = href.replace(former, page)
    const message = `"${href}" is a former path; its redirect leads to "${page}".`
    const fix = replaceWithin(source, path, { piece: href, by: now })
    const at = source.placeWithin(path, href)
    return source.finding('link-to-redirect', at, message, `Write "${now}".`, fix)
  })
}
