import { accept } from '../findings/accept.ts'
import { withoutCascades } from '../findings/cascade.ts'
import { byPlace, type Finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { Site } from '../manifest/site.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import type { Source } from '../text/source.ts'
import type { AnalysedGlobals, GlobalsAnalysis } from './analyse-globals.ts'
import type { AnalysedPage, PageAnalysis } from './analyse-page.ts'
import { judgeSite } from './judge-site.ts'
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

/** Puts together what is known of a manifest's parts, and judges what they say of each other. */
export function compose(
  { source, findings: syntax }: ManifestParts,
  around: GlobalsAnalysis,
  analysed: PageAnalysis[],
  options: CheckOptions,
): Analysis {
  const parts = [around, ...analysed]
  const pages = analysed.map(({ page }) => page)
  const certain = [...syntax, ...parts.flatMap((part) => part.certain)]
  const made = new Set(parts.flatMap((part) => part.made))
  const { globals } = around
  if (!globals) {
    const findings = withoutCascades(certain, [], made).sort(byPlace)
    return { findings, source, pages, links: [] }
  }
  const { links, findings: ofSite } = judgeSite({ globals, pages, made, source }, options)
  const judged = [...parts.flatMap((part) => part.judged), ...ofSite]
  const isWhole = certain.length === 0
  const { accepted, layout, notFound, languages } = globals
  const paths = pages.map((page) => page?.facts.path)
  const left = withoutCascades(certain, judged, made)
  const findings = accept(left, { accepted, paths }, source, isWhole).sort(byPlace)
  const shown = pages.flatMap((page) => page?.shown ?? [])
  const site = isWhole ? { layout, pages: shown, notFound, languages } : undefined
  return { ...(site && { site }), findings, source, globals, pages, links: [...links] }
}
