import { madePlaces } from '../facts/lists.ts'
import { buildRoutes } from '../facts/routes.ts'
import { type Finding, isError } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import { lintLinks } from '../rules/links.ts'
import { judgeSite as judgeByRules } from '../rules/rules.ts'
import type { SitePage } from '../rules/subject.ts'
import type { Source } from '../text/source.ts'
import type { AnalysedGlobals } from './analyse-globals.ts'

interface WholeSite {
  globals: AnalysedGlobals
  /** By their number; absent where nothing can be said of one. */
  pages: (SitePage | undefined)[]
  made: Set<string>
  source: Source
}

export interface JudgeOptions extends CheckOptions {
  /** Whether nothing but errors is asked for. */
  isForErrors?: boolean
  /** Whether pages are read anew each time that they are asked: nothing that all have is kept. */
  areStored?: boolean
}

/** Judges what pages say of each other: paths, redirects, links, pictures, and the rules about the whole site. */
export function judgeSite(
  { globals, pages, made, source }: WholeSite,
  { isForErrors = false, areStored = false, ...options }: JudgeOptions,
): { links: Iterable<SiteLink>; findings: Finding[] } {
  const { layout } = globals
  const others = globals.languages.map((around) => around.layout)
  const listed = { layout, pages: pages.flatMap((page) => page?.facts.listed ?? []), others }
  const { redirects } = globals
  const { value: routes, findings } = buildRoutes(pages, redirects, source, madePlaces(listed))
  const gather: typeof ofAll = areStored ? ofAll : (...parts) => [...ofAll(...parts)]
  const links = gather(globals.links, pages, linksWithPage)
  const known = pages.filter((page) => page !== undefined)
  const lost = lostPaths(made, findings) + pages.length - known.length
  const used = { tokens: new Set(globals.tokens), shared: new Set(globals.shared) }
  // What is not used is no error.
  for (const { facts } of isForErrors ? [] : known) {
    for (const token of facts.tokens) used.tokens.add(token)
    for (const name of facts.shared) used.shared.add(name)
  }
  const subject = {
    globals: globals.written,
    languages: others,
    ...{ pages, routes, links, made, source, options },
    pictures: gather(globals.pictures, pages, (page) => page.pictures),
    ...used,
    organization: globals.layout.site.organization,
    footer: globals.layout.footer,
  }
  const asks = (code: string) => !isForErrors || isError(code)
  const unlinked = lintLinks(links, routes, source, { ...options, lost })
  return { links, findings: [...findings, ...unlinked, ...judgeByRules(subject, asks)] }
}

/** What the globals and all pages have of something, asked of each when its turn comes: of a large site it is much. */
function ofAll<Part>(
  ofGlobals: Part[],
  pages: (SitePage | undefined)[],
  ofPage: (page: SitePage) => Part[],
): Iterable<Part> {
  return {
    *[Symbol.iterator]() {
      yield* ofGlobals
      for (const page of pages) if (page) yield* ofPage(page)
    },
  }
}

function linksWithPage({ facts, links }: SitePage): SiteLink[] {
  const { path: page } = facts
  return links.map((link) => ({ ...link, page }))
}

/** How many pages have no path of their own, since it is missing or stands twice. */
function lostPaths(made: Set<string>, findings: { code: string }[]): number {
  const missing = [...made].filter((pointer) => /^\/pages\/\d+(?:\/path)?$/.test(pointer))
  return missing.length + findings.filter(({ code }) => code === 'path-duplicate').length
}
