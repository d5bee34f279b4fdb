import type { JSONPath } from 'jsonc-parser'
import { parseInline } from '../inline/parse-inline.ts'
import type { Finding } from './finding.ts'
import { nextOf, type RouteTable } from './routes.ts'
import type { Source } from './source.ts'
import { didYouMean } from './suggest.ts'
import { hasToken } from './tokens.ts'
import { eachString } from './walk.ts'

/** Anchors that the engine itself puts on every page. */
const shellAnchors = ['main']
const absolute = /^(?:https:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)/

/**
 * Where a link leads within the site.
 * @returns the page's path at the end of all redirects, or undefined where it leads to none
 */
export function follow(path: string, routes: RouteTable): string | undefined {
  const seen = new Set<string>()
  let at: string | undefined = path
  while (at !== undefined && !routes.pages.has(at)) {
    if (seen.has(at)) return undefined
    seen.add(at)
    at = nextOf(at, routes)
  }
  return at
}

/**
 * Finds links that lead nowhere: malformed ones, unknown paths, unknown anchors.
 * @param manifest with shared blocks in their own place, tokens resolved
 */
export function lintLinks(
  manifest: { pages: { path: string }[] },
  routes: RouteTable,
  source: Source,
): Finding[] {
  const findings: Finding[] = []
  eachString(manifest, (text, path) => {
    const page = path[0] === 'pages' ? manifest.pages[Number(path[1])]?.path : undefined
    for (const href of linksIn(text, path)) {
      const finding = lintLink(href, page, path, routes, source)
      if (finding) findings.push(finding)
    }
  })
  return findings
}

/** By convention every field that holds a link is named "href" (a redirect's "to"); texts hold links in their inline form. */
function linksIn(text: string, path: JSONPath): string[] {
  if (path.at(-1) === 'href' || (path[0] === 'redirects' && path.at(-1) === 'to')) return [text]
  if (!text.includes('](')) return []
  return parseInline(text).flatMap((node) => (node.kind === 'link' ? node.href : []))
}

function lintLink(
  href: string,
  page: string | undefined,
  path: JSONPath,
  routes: RouteTable,
  source: Source,
): Finding | undefined {
  if (absolute.test(href) || hasToken(href)) return undefined // an unknown token is found as such
  const at = () => source.placeWithin(path, href) // dear: only for what is found
  if (!(path[0] === 'redirects' ? /^\/(?!\/)/ : /^(?:\/(?!\/)|#)/).test(href)) {
    const message = `"${href}" is not written as a link, so it would not lead where it should.`
    const hint =
      'Write a path as "/about", or a full address beginning with https:, mailto: or tel:.'
    return source.finding('link-malformed', at(), message, hint)
  }
  const [target = '', anchor] = href.replace(/\?[^#]*/, '').split('#')
  const linked = target === '' ? page : follow(target, routes)
  if (linked === undefined) {
    if (target === '') return undefined // in a shared block: no page of its own
    if (routes.redirects.has(target)) return undefined // it leads out of the site, or is found itself
    const message = `"${href}" leads to no page and no redirect, so visitors would get the 404 page.`
    const known = [...routes.pages.keys(), ...routes.redirects.keys()]
    return source.finding(
      'link-unknown-path',
      at(),
      message,
      didYouMean(target, known, 'Otherwise add a page at that path, or a redirect from it.'),
    )
  }
  const anchors = [...(routes.pages.get(linked) ?? []), ...shellAnchors]
  if (anchor === undefined || anchor === '' || anchors.includes(anchor)) return undefined
  const message = `The page "${linked}" has no place named "${anchor}", so the link would lead to its top.`
  return source.finding(
    'link-unknown-anchor',
    at(),
    message,
    didYouMean(anchor, anchors, 'A place gets its name by an "id" in a block.'),
  )
}
