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
  /** Whether nothing but errors is asked for. */
  isForErrors?: boolean
}

/** Judges what pages say of each other: paths, redirects, links, pictures, and the rules about the whole site. */
export function judgeSite(
  { globals, pages, made, source, isForErrors = false }: WholeSite,
  options: CheckOptions,
): { links: SiteLink[]; findings: Finding[] } {
  const facts = pages.map((page) => page?.facts)
  const { layout } = globals
  const others = globals.languages.map((around) => around.layout)
  const listed = { layout, pages: facts.flatMap((page) => page?.listed ?? []), others }
  const { redirects } = globals
  const { value: routes, findings } = buildRoutes(facts, redirects, source, madePlaces(listed))
  const links = [...globals.links, ...pages.flatMap((page) => (page ? linksWithPage(page) : []))]
  const known = facts.filter((page) => page !== undefined)
  const lost = lostPaths(made, findings) + facts.length - known.length
  const subject = {
    globals: globals.written,
    languages: others,
    ...{ pages, routes, links, made, source, options },
    pictures: [...globals.pictures, ...pages.flatMap((page) => page?.pictures ?? [])],
    tokens: new Set([...globals.tokens, ...known.flatMap((page) => page.tokens)]),
    shared: new Set([...globals.shared, ...known.flatMap((page) => page.shared)]),
    organization: globals.layout.site.organization,
    footer: globals.layout.footer,
  }
  const asks = (code: string) => !isForErrors || isError(code)
  const unlinked = lintLinks(links, routes, source, { ...options, lost })
  return { links, findings: [...findings, ...unlinked, ...judgeByRules(subject, asks)] }
}

function linksWithPage({ facts, links }: SitePage) {
  return links.map((link) => ({ ...link, page: facts.path }))
}

/** How many pages have no path of their own, since it is missing or stands twice. */
function lostPaths(made: Set<string>, findings: { code: string }[]): number {
  const missing = [...made].filter((pointer) => /^\/pages\/\d+(?:\/path)?$/.test(pointer))
  return missing.length + findings.filter(({ code }) => code === 'path-duplicate').length
}
