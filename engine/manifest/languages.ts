/** Where the home page of one of a site's other languages is, and its pages below: "/zh-hant" for "zh-Hant". */
export function homeOf(language: string): string {
  return `/${language.toLowerCase()}`
}

/** Whether a path is that of a language's home page, or below it. */
export function isBelow(path: string, home: string): boolean {
  return path === home || path.startsWith(`${home}/`)
}

/** A language's name as it is written in itself: "Deutsch". */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(language))
}
