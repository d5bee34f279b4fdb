/** The country that others which share a language follow where words differ by country (CLDR, `parentLocales`). */
const followed: { [language: string]: string } = { pt: 'PT' } // in Africa and Asia; Brazil has its own

/**
 * The one of these tags that a language is: that of its script, and of its country if there is one; its variant does not
 * matter. Also by a former tag.
 */
export function findLanguage(language: string, known: readonly string[]): string | undefined {
  if (known.includes(language)) return language
  try {
    const { language: code, script, region } = new Intl.Locale(language).maximize()
    const alike = known.filter((tag) => {
      const each = new Intl.Locale(tag).maximize()
      return each.language === code && each.script === script
    })
    const of = (country?: string) =>
      alike.find((tag) => new Intl.Locale(tag).maximize().region === country)
    return of(region) ?? of(followed[code]) ?? alike[0]
  } catch {
    return undefined // no tag at all
  }
}
