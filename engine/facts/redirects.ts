import type { Redirect } from '../../schema/generated/manifest.js'
import { type Finding, finding } from '../findings/finding.ts'
import { malformedPath } from '../manifest/path-pattern.ts'
import { removeValue } from '../text/edits/remove-value.ts'
import { setValue } from '../text/edits/set-value.ts'
import type { Source } from '../text/source.ts'
import type { RouteTable } from './route-table.ts'

/** Puts the redirects into the route table; finds those that hide a page, stand twice, loop or lead on to another. */
export function addRedirects(redirects: Redirect[], routes: RouteTable, source: Source): Finding[] {
  const findings = redirects.flatMap((redirect, index) => {
    const found = addRedirect(redirect, index, routes, source)
    return found ?? []
  })
  const looping = new Set<string>()
  for (const [index, { from }] of redirects.entries()) {
    const way = wayFrom(from, routes)
    const found = way.isLoop
      ? loop(way.paths, index, looping, source)
      : chain(way.paths, index, source)
    if (found && !routes.pages.has(from)) findings.push(found)
  }
  return findings
}

function addRedirect(
  { from, to }: Redirect,
  index: number,
  routes: RouteTable,
  source: Source,
): Finding | undefined {
  const place = ['redirects', index, 'from']
  const at = () => source.placeOf(place)
  const isFirst = !routes.redirects.has(from)
  if (isFirst) routes.redirects.set(from, to)
  const [malformed] = malformedPath(from, place, source)
  if (malformed) return malformed
  if (routes.pages.has(from)) {
    const message = `There is a page at "${from}"; this redirect would hide it from visitors.`
    const hint = 'Remove the redirect, or give the page another path.'
    return finding('redirect-over-page', at(), message, hint)
  }
  if (isFirst) return undefined
  const message = `There are two redirects from "${from}"; only the first counts.`
  const fix = removeValue(source, ['redirects', index])
  return finding('redirect-duplicate', at(), message, 'Remove one of them.', fix)
}

/** The paths that a visitor passes, from a redirect to where it ends or begins again. */
function wayFrom(from: string, routes: RouteTable): { paths: string[]; isLoop: boolean } {
  const paths = [from]
  for (
    let next = routes.redirects.get(from);
    next !== undefined;
    next = routes.redirects.get(bare(next))
  ) {
    if (paths.map(bare).includes(bare(next)))
      return { paths: [...paths, next].map(bare), isLoop: true }
    paths.push(next)
    if (routes.pages.has(bare(next))) break
  }
  return { paths, isLoop: false }
}

/** Where a redirect leads, as a path: without a query or a place on the page. */
export function nextOf(from: string, routes: RouteTable): string | undefined {
  const to = routes.redirects.get(from)
  return to === undefined ? undefined : bare(to)
}

const bare = (link: string) => link.replace(/[?#].*/, '')

/** One finding a loop, at the redirect of it that stands first. */
function loop(
  paths: string[],
  index: number,
  told: Set<string>,
  source: Source,
): Finding | undefined {
  const [from = ''] = paths
  if (paths.at(-1) !== from || told.has(from)) return undefined
  for (const path of paths) told.add(path)
  const message = `This redirect leads back to itself: ${paths.join(' → ')}. Browsers give up on it.`
  const at = source.placeOf(['redirects', index, 'to'])
  return finding('redirect-loop', at, message, 'Let one of them lead to a page.')
}

function chain(paths: string[], index: number, source: Source): Finding | undefined {
  const end = paths.at(-1)
  if (paths.length < 3 || end === undefined) return undefined
  const path = ['redirects', index, 'to']
  const message = `This redirect leads to another one: ${paths.join(' → ')}. Each step costs the visitor a wait.`
  const fix = setValue(source, path, end)
  return finding('redirect-chain', source.placeOf(path), message, `Let it lead to "${end}".`, fix)
}
