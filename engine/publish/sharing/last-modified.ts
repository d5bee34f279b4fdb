import type { ListedPage } from '../../facts/page-facts.ts'

/**
 * The day of a page's last change, as far as the manifest says: its own, or the newest of what it lists.
 * @returns year-month-day, or nothing where no date is known
 */
export function lastModified({ updated, entry, entries }: ListedPage): string | undefined {
  const published = entry?.type === 'article' ? entry.date : undefined
  return [updated, published, ...entries.map((entry) => entry.updated ?? entry.date)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
