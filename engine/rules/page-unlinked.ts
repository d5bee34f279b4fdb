import { type Finding, finding } from '../findings/finding.ts'
import { suggest } from '../findings/suggest.ts'
import { isPath } from '../manifest/path-pattern.ts'
import { layoutAt } from '../manifest/site.ts'
import { follow, isInternal, targetOf } from './links.ts'
import { listsByLanguage } from './lists.ts'
import type { SiteSubject } from './subject.ts'

/** Pages that no other page, menu or footer leads to, not even with a mistyped link. A home page is found by its address. */
export function pageUnlinked({ links, routes, pages, languages, source }: SiteSubject): Finding[] {
  const linked = new Set<string>()
  for (const { href, path, page } of links) {
    if (path[0] === 'redirects' || !isInternal(href)) continue
    const { path: wanted } = targetOf(href)
    const target = follow(wanted, routes) ?? suggest(wanted, routes.pages.keys())
    if (target !== undefined && target !== page) linked.add(target)
  }
  for (const path of listedPaths(pages, languages)) linked.add(path)
  return pages.flatMap((page, index) => {
    const path = page?.facts.path
    if (path === undefined) return []
    if (path === '/' || languages.some(({ home }) => home === path)) return []
    if (linked.has(path) || !isPath(path)) return []
    const at = source.placeOf(['pages', index, 'path'])
    const message = `Nothing leads to the page "${path}", so visitors would not find it.`
    const hint = 'Link to it from a page, the menu or the footer, or remove it.'
    return finding('page-unlinked', at, message, hint)
  })
}

/** The pages that lists of others show. */
function listedPaths(pages: SiteSubject['pages'], languages: SiteSubject['languages']): string[] {
  const layouts = [{}, ...languages]
  const lists = listsByLanguage(pages, languages)
  return pages.flatMap((page) => {
    const { path = '', queries = [] } = page?.facts.listed ?? {}
    const own = queries.flatMap((query) => {
      const entries = lists.get(layoutAt(path, layouts))?.entriesOf(query) ?? []
      return entries.slice(0, query.most)
    })
    return own.map((entry) => entry.path)
  })
}
