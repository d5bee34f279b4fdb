import type { PageLine, SiteLanguage } from '../../document/session.ts'

/** A row of the list of pages: a page, or the language that those below it are in. */
export type Row = PageLine | SiteLanguage

/** The pages below their languages, each in the order in which they came; a site in one language has no such rows. */
export function rowsOf(pages: PageLine[], languages: SiteLanguage[]): Row[] {
  if (languages.length === 0) return pages
  return languages.flatMap((language) => {
    const own = pages.filter(
      (page) => (page.language ?? languages[0]?.language) === language.language,
    )
    return own.length > 0 ? [language, ...own] : []
  })
}
