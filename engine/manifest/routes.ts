import type { Redirect } from '../../schema/generated/manifest.js'
import type { Finding, Step } from './finding.ts'
import type { Source } from './source.ts'
import { hasToken } from './tokens.ts'

/** What can be reached on the site, and what is left of what could be. */
export interface RouteTable {
  /** The anchors of each page by its path, in the order of the manifest. */
  pages: Map<string, Set<string>>
  /** Former paths and where they lead. */
  redirects: Map<string, string>
}

/** What a route table is made of. */
export interface Routed {
  pages: { path: string; blocks: unknown[] }[]
  redirects?: Redirect[] | undefined
}

/** What the engine itself names on its pages. */
const ownAnchors = ['announcer', 'app', 'main', 'navigation', 'page', 'sent', 'toasts']

const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/

/** The route table of a manifest: every path once, none malformed, no redirect that hides a page. */
export function buildRoutes(manifest: Routed, source: Source): Step<RouteTable> {
  const findings: Finding[] = []
  const routes: RouteTable = { pages: new Map(), redirects: new Map() }
  const indexes = new Map<string, number>()
  for (const [index, { path, blocks }] of manifest.pages.entries()) {
    const place = ['pages', index, 'path']
    findings.push(...malformed(path, place, source))
    const anchors = anchorsOf(blocks, ['pages', index, 'blocks'], source, findings)
    const first = indexes.get(path)
    if (first !== undefined) findings.push(duplicate(path, place, first, source))
    else {
      indexes.set(path, index)
      routes.pages.set(path, anchors)
      // Links that are right once the path is mended are not found as well.
      if (!isPath(path) && !routes.pages.has(asPath(path))) routes.pages.set(asPath(path), anchors)
    }
  }
  manifest.redirects?.forEach((redirect, index) => {
    findings.push(...redirectFindings(redirect, index, routes, source))
    if (!routes.redirects.has(redirect.from)) routes.redirects.set(redirect.from, redirect.to)
  })
  findings.push(...loops(manifest.redirects ?? [], routes, source))
  return { value: routes, findings }
}

function malformed(path: string, place: (string | number)[], source: Source): Finding[] {
  if (isPath(path) || hasToken(path)) return [] // an unknown token is found as such
  const message = `"${path}" is not written as a path, so links to it may fail.`
  const hint = `Did you mean "${asPath(path)}"? A path begins with "/" and has small letters, digits and hyphens, with no slash at the end.`
  return [source.finding('path-malformed', source.placeOf(place), message, hint)]
}

function isPath(text: string): boolean {
  return pathPattern.test(text)
}

/** The path that is most like a text. */
function asPath(text: string): string {
  const words = text.toLowerCase().split('/')
  const plain = words.map((word) =>
    word
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-'),
  )
  return `/${plain.filter(Boolean).join('/')}`
}

function duplicate(
  path: string,
  place: (string | number)[],
  first: number,
  source: Source,
): Finding {
  const line = source.placeOf(['pages', first, 'path']).line
  const message = `Two pages have the path "${path}": this one and the one at line ${line}. Only the first could be reached.`
  return source.finding(
    'path-duplicate',
    source.placeOf(place),
    message,
    'Give one of them another path.',
  )
}

/** Every "id" within a page's blocks is a place that links can lead to. */
function anchorsOf(
  blocks: unknown[],
  path: (string | number)[],
  source: Source,
  findings: Finding[],
): Set<string> {
  const anchors = new Set<string>()
  const collect = (value: unknown, at: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') {
      const isOwn = ownAnchors.includes(value.id)
      if (isOwn || anchors.has(value.id))
        findings.push(duplicateAnchor(value.id, isOwn, source.placeOf([...at, 'id']), source))
      anchors.add(value.id)
    }
    for (const [key, child] of Object.entries(value)) {
      collect(child, [...at, Array.isArray(value) ? Number(key) : key])
    }
  }
  collect(blocks, path)
  return anchors
}

function duplicateAnchor(id: string, isOwn: boolean, at: Finding['at'], source: Source): Finding {
  const message = isOwn
    ? `Every page has a place named "${id}" already, so the page would not work as it should.`
    : `Two places on this page are named "${id}", so links can only lead to the first.`
  const hint = isOwn ? 'Give it another "id".' : 'Give one of them another "id".'
  return source.finding('anchor-duplicate', at, message, hint)
}

function redirectFindings(
  { from }: Redirect,
  index: number,
  routes: RouteTable,
  source: Source,
): Finding[] {
  const place = ['redirects', index, 'from']
  const at = source.placeOf(place)
  const found = malformed(from, place, source)
  if (found.length) return found
  if (routes.pages.has(from)) {
    const message = `There is a page at "${from}"; this redirect would hide it from visitors.`
    const hint = 'Remove the redirect, or give the page another path.'
    return [source.finding('redirect-over-page', at, message, hint)]
  }
  if (!routes.redirects.has(from)) return []
  const message = `There are two redirects from "${from}"; only the first counts.`
  return [source.finding('redirect-duplicate', at, message, 'Remove one of them.')]
}

/** Where a redirect leads, as a path: without a query or a place on the page. */
export function nextOf(from: string, routes: RouteTable): string | undefined {
  return routes.redirects.get(from)?.replace(/[?#].*/, '')
}

/** One finding a loop, at the redirect of it that stands first. */
function loops(redirects: Redirect[], routes: RouteTable, source: Source): Finding[] {
  const reported = new Set<string>()
  return redirects.flatMap(({ from }, index) => {
    const way = [from]
    for (let next = nextOf(from, routes); next !== undefined; next = nextOf(next, routes)) {
      if (next === from && !reported.has(from)) {
        for (const path of way) reported.add(path)
        const message = `This redirect leads back to itself: ${[...way, from].join(' → ')}. Browsers give up on it.`
        return source.finding(
          'redirect-loop',
          source.placeOf(['redirects', index, 'to']),
          message,
          'Let one of them lead to a page.',
        )
      }
      if (way.includes(next)) return []
      way.push(next)
    }
    return []
  })
}
