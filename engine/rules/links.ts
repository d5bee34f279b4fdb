import { decodedAddress } from '../assets/urls.ts'
import { nextOf } from '../facts/redirects.ts'
import type { RouteTable } from '../facts/route-table.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { didYouMean, suggest } from '../findings/suggest.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import { isPath } from '../manifest/path-pattern.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import { hasToken } from '../manifest/tokens.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import { nameOfInvisible } from '../text/invisible.ts'
import type { Source } from '../text/source.ts'

/** Anchors that the engine itself puts on every page. */
const shellAnchors = ['main']
const isFile = /\.(?!html?$)[a-z0-9]+$/i
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

/** The path and the anchor that a link within the site names; the path is empty for a place on the same page. */
export function targetOf(href: string): { path: string; anchor: string | undefined } {
  const [path = '', anchor] = decodedAddress(href.replace(/\?[^#]*/, '')).split('#')
  return { path, anchor }
}

/** Whether a link leads to a place of this site, rather than to another address. */
export const isInternal = (href: string) => /^[/#]/.test(href) && !href.startsWith('//')

/**
 * Finds links that lead nowhere: malformed ones, unknown paths, unknown anchors.
 * @param lost how many pages have lost their path: links to as many unknown ones cascade from that
 */
export function lintLinks(
  links: Iterable<SiteLink>,
  routes: RouteTable,
  source: Source,
  { fileExists, lost = 0 }: Pick<CheckOptions, 'fileExists'> & { lost?: number } = {},
): Finding[] {
  const cascading = lost > 0 ? lostTargets(links, routes, lost) : undefined
  const lint = (link: SiteLink): Finding | undefined => {
    const { path } = targetOf(link.href)
    if (cascading?.has(path)) return undefined
    if (isTorn(link)) return torn(link, source)
    if (absolute.test(link.href) || hasToken(link.href)) return undefined // an unknown token is found as such
    if (!isInternal(link.href) || isPlaceOnly(link)) return malformed(link, routes, source)
    // Paths of pages have no dot, so that the disk is asked for files alone.
    if (path.includes('.') && fileExists?.(path)) return undefined
    return lintTarget(link, routes, source)
  }
  const findings: Finding[] = []
  for (const link of links) {
    const found = lint(link)
    if (found) findings.push(found)
  }
  return findings
}

/** A redirect leads to a path, not to a place on a page that nobody is on. */
const isPlaceOnly = ({ href, path }: SiteLink) => path[0] === 'redirects' && href.startsWith('#')

/**
 * A control character anywhere; in a redirect, whose line ends at it, a space as well. The path of a link within the
 * site is left out: one that has such a character leads nowhere, which is found.
 */
function isTorn({ href, path }: SiteLink): boolean {
  const rest = isInternal(href) ? href.slice(targetOf(href).path.length) : href
  return (path[0] === 'redirects' ? /[\s\p{Cc}]/u : /\p{Cc}/u).test(rest)
}

function torn({ path }: SiteLink, source: Source): Finding {
  const message =
    'A space or a line break stands in this address, and hosts would take it to end there.'
  const hint = 'Write "%20" for a space that belongs there, and remove what else there is.'
  return finding('link-malformed', source.placeOf(path), message, hint)
}

function malformed({ href, path, span }: SiteLink, routes: RouteTable, source: Source): Finding {
  const at = source.placeWithin(path, span)
  const message = `"${href}" is not written as a link, so it would not lead where it should.`
  const hint = 'Write a path as "/about", or a full address beginning with https:, mailto: or tel:.'
  const meant = meantPath(`/${href}`, routes)
  const fix = meant === undefined ? undefined : replaceWithin(source, path, span, meant)
  return finding('link-malformed', at, message, hint, fix)
}

function lintTarget(link: SiteLink, routes: RouteTable, source: Source): Finding | undefined {
  const { path: target, anchor } = targetOf(link.href)
  const linked = target === '' ? link.page : follow(target, routes)
  if (linked === undefined)
    return isCauseElsewhere(target, routes) ? undefined : unknownPath(link, target, routes, source)
  if (anchor === undefined || anchor === '') return undefined
  const anchors = [...(routes.pages.get(linked)?.facts.anchors ?? []), ...shellAnchors]
  if (anchors.includes(anchor)) return undefined
  const message = `The page "${linked}" has no place named "${anchor}", so the link would lead to its top.`
  const hint = didYouMean(anchor, anchors, 'A place gets its name by an "id" in a block.')
  const at = source.placeWithin(link.path, link.span)
  const start = link.href.length - anchor.length
  return {
    ...finding('link-unknown-anchor', at, message, hint),
    ...guessed(link, { start, end: link.href.length }, suggest(anchor, anchors), source),
  }
}

/** The unknown paths that are like no other, if they are no more than the pages that lost theirs. */
function lostTargets(links: Iterable<SiteLink>, routes: RouteTable, lost: number): Set<string> {
  const targets = new Set(
    [...links]
      .filter(({ href }) => isInternal(href))
      .map(({ href }) => targetOf(href).path)
      .filter((path) => path !== '' && !routes.redirects.has(path))
      .filter((path) => !routes.pages.has(path) && isPath(path)),
  )
  return targets.size <= lost ? targets : new Set()
}

/** A place on the page itself, in what has no page of its own; or a redirect that is found wrong where it stands. */
const isCauseElsewhere = (target: string, routes: RouteTable) =>
  target === '' || routes.redirects.has(target)

function unknownPath(link: SiteLink, target: string, routes: RouteTable, source: Source): Finding {
  const { href, path, span } = link
  const isNavigation = path[0] === 'navigation' || path[0] === 'footer'
  const code = isNavigation ? 'navigation-unknown-path' : 'link-unknown-path'
  const what = isNavigation
    ? `The ${path[0] === 'footer' ? 'footer' : 'menu'} item "${href}"`
    : `"${href}"`
  const [unseen] = /\p{Cf}/u.exec(target) ?? []
  const why = unseen ? ` has a sign in it that nobody sees (${nameOfInvisible(unseen)}): it` : ''
  const message = `${what}${why} leads to no page and no redirect, so visitors would get the 404 page.`
  const known = [...routes.pages.keys(), ...routes.redirects.keys()]
  const hint = didYouMean(
    target,
    known,
    isFile.test(target)
      ? 'Otherwise put the file into the site\'s folder "public".'
      : 'Otherwise add a page at that path, or a redirect from it.',
  )
  const meant = meantPath(target, routes)
  const piece = span && { start: span.start, end: span.start + target.length }
  const fix = meant === undefined ? undefined : replaceWithin(source, path, piece, meant)
  const whole = { start: 0, end: target.length }
  return {
    ...finding(code, source.placeWithin(path, span), message, hint, fix),
    ...(!fix && guessed(link, whole, suggest(target, known), source)),
  }
}

/** What a piece of a link may have meant, as a person would write it. */
function guessed(
  { path, span }: SiteLink,
  piece: { start: number; end: number },
  near: string | undefined,
  source: Source,
): Pick<Finding, 'guess'> {
  const start = span?.start ?? 0
  const within = { start: start + piece.start, end: start + piece.end }
  const edit = near === undefined ? undefined : replaceWithin(source, path, within, near)
  return near !== undefined && edit ? { guess: { text: near, edit } } : {}
}

/** The page that a path means but for capitals, its ending and a slash at its end. */
function meantPath(path: string, routes: RouteTable): string | undefined {
  const plain =
    path
      .replaceAll(/\p{Cf}/gu, '')
      .normalize()
      .toLowerCase()
      .replace(/(?:\/index)?(?:\.html?)?\/*$/, '') || '/'
  return plain !== path && routes.pages.has(plain) ? plain : undefined
}
