import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { nameOfLanguage } from '../../../engine/manifest/languages.ts'
import type { SiteLanguage } from '../session.ts'

/** The languages that a site is written in, its own first; none where it has but one. */
export function languagesOf({ globals }: Pick<Analysis, 'globals'>): SiteLanguage[] {
  if (!globals || globals.languages.length === 0) return []
  return [globals, ...globals.languages].map(({ layout: { site, home = '' } }) => ({
    ...{ language: site.language, name: nameOfLanguage(site.language), home },
  }))
}
