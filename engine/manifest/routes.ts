import type { Redirect } from '../../schema/generated/manifest.js'
import type { Finding, Step } from '../findings/finding.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import { eachField } from './fields.ts'
import { asPath, isPath, malformedPath } from './path-pattern.ts'
import { addRedirects } from './redirects.ts'
import type { RouteTable } from './route-table.ts'

/** What a route table is made of. */
export interface Routed {
  pages: { path: string; blocks: unknown[] }[]
  redirects?: Redirect[] | undefined
}

/** What the engine itself names on its pages. */
const ownAnchors = ['announcer', 'app', 'main', 'navigation', 'page', 'sent', 'toasts']

/** The route table of a manifest: every path once, none malformed, no redirect that hides a page. */
export function buildRoutes(manifest: Routed, source: Source): Step<RouteTable> {
  const findings: Finding[] = []
  const routes: RouteTable = { pages: new Map(), redirects: new Map() }
  const indexes = new Map<string, number>()
  for (const [index, { path, blocks }] of manifest.pages.entries()) {
    const place = ['pages', index, 'path']
    findings.push(...malformedPath(path, place, source))
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

/** The places within a page's blocks that links can lead to. */
function anchorsOf(
  blocks: unknown[],
  path: Path,
  source: Source,
  findings: Finding[],
): Set<string> {
  const anchors = new Set<string>()
  eachField(
    blocks,
    'Block',
    (text, format, at) => {
      if (format !== 'anchor') return
      const isOwn = ownAnchors.includes(text)
      if (isOwn || anchors.has(text))
        findings.push(duplicateAnchor(text, isOwn, source.placeOf([...at]), source))
      anchors.add(text)
    },
    path,
  )
  return anchors
}

function duplicateAnchor(id: string, isOwn: boolean, at: Finding['at'], source: Source): Finding {
  const message = isOwn
    ? `Every page has a place named "${id}" already, so the page would not work as it should.`
    : `Two places on this page are named "${id}", so links can only lead to the first.`
  const hint = isOwn ? 'Give it another "id".' : 'Give one of them another "id".'
  return source.finding('anchor-duplicate', at, message, hint)
}
