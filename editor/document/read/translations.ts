import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { PageKey, Translation } from '../session.ts'
import { languagesOf, type PageInLanguage, pagesInLanguages } from './languages-of.ts'

/** A page in each other language of the site, the site's own first. */
export function translations(analysis: Analysis, key: PageKey): Translation[] {
  const pages = pagesInLanguages(analysis)
  const here = pages.find(({ page }) => page === key)
  const [own, ...others] = languagesOf(analysis)
  if (!here || !own) return []
  return [own, ...others].flatMap(({ language }): Translation[] => {
    if (language === here.language) return []
    const there = pages.find((each) => each.language === language && each.source === here.source)
    if (!there) return [{ language }]
    const source = [here, there].find((each) => each.language === own.language)
    const translated = source && [here, there].find((each) => each !== source)
    return [{ language, page: there.page, ...(translated && stateOf(translated, source)) }]
  })
}

function stateOf(translated: PageInLanguage, source: PageInLanguage): Partial<Translation> {
  if (source.mark === undefined) return {}
  const isCurrent = translated.translated === source.mark
  const state =
    translated.mark === source.mark
      ? 'untouched'
      : translated.translated === undefined
        ? 'unmarked'
        : isCurrent
          ? 'current'
          : 'older'
  return { state, translated: translated.page, mark: source.mark }
}
