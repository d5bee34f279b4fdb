const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day as people write it where the page's language is spoken.
 * @param date year-month-day (ISO 8601); read as UTC, so that no time zone moves the day
 */
export function localDate(date: string, language: string): string {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(date))
}
