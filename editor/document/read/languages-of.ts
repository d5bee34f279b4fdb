import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { sourceOf } from '../../../engine/facts/translations.ts'
import { nameOfLanguage } from '../../../engine/manifest/languages.ts'
import { layoutAt } from '../../../engine/manifest/site.ts'
import type { SiteLanguage } from '../session.ts'

/** The languages that a site is written in, its own first; none where it has but one. */
export function languagesOf({ globals }: Pick<Analysis, 'globals'>): SiteLanguage[] {
  if (!globals || globals.languages.length === 0) return []
  return [globals, ...globals.languages].map(({ layout: { site, home = '' } }) => ({
    ...{ language: site.language, name: nameOfLanguage(site.language), home },
  }))
}

/** A page and what it is in the site's own language. */
export interface PageInLanguage {
  /** Its number in the manifest. */
  page: number
  path: string
  language: string
  /** The path of what it translates; of a page in the site's own language its own. */
  source: string
  /** The mark of its words, and that of those which it is a translation of. */
  mark: string | undefined
  translated: string | undefined
}

/** All pages with their languages. */
export function pagesInLanguages({ globals, pages }: Analysis): PageInLanguage[] {
  const layouts = globals ? [globals, ...globals.languages].map(({ layout }) => layout) : []
  return pages.flatMap((analysed, page) => {
    const layout = analysed && layouts[layoutAt(analysed.facts.path, layouts)]
    if (!layout) return []
    const { path, mark, translated, listed } = analysed.facts
    const source = layout.home === undefined ? path : sourceOf(listed, layout.home)
    return { page, path, language: layout.site.language, source, mark, translated }
  })
}
