import { type Finding, finding } from '../findings/finding.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import { follow, isInternal, targetOf } from './links.ts'
import type { SiteSubject } from './subject.ts'

/** Links that lead to a former path: visitors arrive, but by a detour. */
export function linkToRedirect({ links, routes, source }: SiteSubject): Finding[] {
  return [...links].flatMap(({ href, path, span }) => {
    if (path[0] === 'redirects' || !isInternal(href)) return []
    const former = targetOf(href).path
    if (routes.pages.has(former) || !routes.redirects.has(former)) return []
    const page = follow(former, routes)
    if (page === undefined) return []
    const now = page + href.slice(former.length)
    const message = `"${href}" is a former path; its redirect leads to "${page}".`
    const fix = replaceWithin(source, path, span, now)
    const at = source.placeWithin(path, span)
    return finding('link-to-redirect', at, message, `Write "${now}".`, fix)
  })
}
