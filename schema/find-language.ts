/** The one of these tags that a language is: its country and variant do not matter, its script does; also by a former tag. */
export function findLanguage(language: string, known: readonly string[]): string | undefined {
  if (known.includes(language)) return language
  try {
    const { language: code, script } = new Intl.Locale(language).maximize()
    return known.find((tag) => {
      const each = new Intl.Locale(tag).maximize()
      return each.language === code && each.script === script
    })
  } catch {
    return undefined // no tag at all
  }
}
