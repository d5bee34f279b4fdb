import type { Finding, Step } from './finding.ts'
import { malformedPath, pathPattern } from './path-pattern.ts'
import { addRedirects } from './redirects.ts'
import type { ResolvedManifest, ShownBlock } from './shared.ts'
import type { Source } from './source.ts'

/** What can be reached on the site, and what is left of what could be. */
export interface RouteTable {
  /** The anchors of each page by its path, in the order of the manifest. */
  pages: Map<string, Set<string>>
  /** Former paths and where they lead. */
  redirects: Map<string, string>
}

/** The route table of a manifest: every path once, none malformed, no redirect that hides a page. */
export function buildRoutes(manifest: ResolvedManifest, source: Source): Step<RouteTable> {
  const findings: Finding[] = []
  const routes: RouteTable = { pages: new Map(), redirects: new Map() }
  const indexes = new Map<string, number>()
  for (const [index, { path, blocks }] of manifest.pages.entries()) {
    const place = ['pages', index, 'path']
    if (!pathPattern.test(path)) findings.push(malformedPath(path, place, source))
    const anchors = anchorsOf(blocks, ['pages', index, 'blocks'], source, findings)
    const first = indexes.get(path)
    if (first !== undefined) findings.push(duplicate(path, place, first, source))
    else {
      indexes.set(path, index)
      routes.pages.set(path, anchors)
    }
  }
  findings.push(...addRedirects(manifest.redirects ?? [], routes, source))
  return { value: routes, findings }
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
  blocks: ShownBlock[],
  path: (string | number)[],
  source: Source,
  findings: Finding[],
): Set<string> {
  const anchors = new Set<string>()
  const collect = (value: unknown, at: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') {
      if (anchors.has(value.id)) {
        const message = `The anchor "${value.id}" stands twice on this page; links lead to the first.`
        findings.push(
          source.finding(
            'anchor-duplicate',
            source.placeOf([...at, 'id']),
            message,
            'Give one of them another "id".',
          ),
        )
      }
      anchors.add(value.id)
    }
    for (const [key, child] of Object.entries(value)) {
      collect(child, [...at, Array.isArray(value) ? Number(key) : key])
    }
  }
  collect(blocks, path)
  return anchors
}
