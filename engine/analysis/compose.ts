import { accept } from '../findings/accept.ts'
import { withoutCascades } from '../findings/cascade.ts'
import { byPlace, type Finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { Site } from '../manifest/site.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import type { SitePage } from '../rules/subject.ts'
import type { Source } from '../text/source.ts'
import type { AnalysedGlobals, GlobalsAnalysis } from './analyse-globals.ts'
import type { AnalysedPage, PageAnalysis } from './analyse-page.ts'
import { type JudgeOptions, judgeSite } from './judge-site.ts'
import type { ManifestParts } from './read-parts.ts'

/** All that is known of a manifest. */
export interface Analysis {
  /** The site; absent where the text has not the schema's shape. */
  site?: Site
  /** All that was found, in the order of the text. */
  findings: Finding[]
  source: Source
  /** Absent where the text is not near to being a manifest. */
  globals?: AnalysedGlobals
  /** By their number; absent where nothing can be said of one. */
  pages: (AnalysedPage | undefined)[]
  /** All links, those of the globals first. */
  links: SiteLink[]
}

/** What is known of one page, for the site's rules. */
export interface JudgedPage extends Omit<PageAnalysis, 'page'> {
  page?: SitePage | undefined
}

/** Puts together what is known of a manifest's parts, and judges what they say of each other. */
export function compose(
  parts: Pick<ManifestParts, 'source' | 'findings'>,
  around: GlobalsAnalysis,
  analysed: PageAnalysis[],
  options: CheckOptions,
): Analysis {
  const { source } = parts
  const { findings, links, isWhole } = judge(parts, around, analysed, options)
  const { globals } = around
  if (!globals) return { findings, source, pages: [], links: [] }
  const { layout, notFound, languages } = globals
  const pages = analysed.map(({ page }) => page)
  const shown = pages.flatMap((page) => page?.shown ?? [])
  const site = isWhole ? { layout, pages: shown, notFound, languages } : undefined
  return { ...(site && { site }), findings, source, globals, pages, links: [...links] }
}

/** All that was found, in the order of the text, and all links; and whether all was judged. */
export function judge(
  { source, findings: syntax }: Pick<ManifestParts, 'source' | 'findings'>,
  around: GlobalsAnalysis,
  analysed: JudgedPage[],
  options: JudgeOptions,
): { findings: Finding[]; links: Iterable<SiteLink>; isWhole: boolean } {
  const parts = [around, ...analysed]
  const pages = analysed.map(({ page }) => page)
  const certain = [...syntax, ...parts.flatMap((part) => part.certain)]
  const made = new Set(parts.flatMap((part) => part.made))
  const { globals } = around
  if (!globals) {
    const findings = withoutCascades(certain, [], made).sort(byPlace)
    return { findings, links: [], isWhole: false }
  }
  const { links, findings: ofSite } = judgeSite({ globals, pages, made, source }, options)
  const judged = [...parts.flatMap((part) => part.judged), ...ofSite]
  const isWhole = certain.length === 0
  const { accepted } = globals
  const paths = accepted.length ? pages.map((page) => page?.facts.path) : []
  const left = withoutCascades(certain, judged, made)
  const findings = accept(left, { accepted, paths }, source, isWhole).sort(byPlace)
  return { findings, links, isWhole }
}
