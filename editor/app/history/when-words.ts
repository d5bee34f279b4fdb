const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** A moment as people say it. @param when in milliseconds since 1970 */
export function whenWords(when: number): string {
  return day.format(when)
}
