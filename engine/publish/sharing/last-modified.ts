import type { ListedPage } from '../../manifest/page-facts.ts'

/**
 * The day of a page's last change, as far as the manifest says: its own, or its newest article's.
 * @returns year-month-day, or nothing where no date is known
 */
export function lastModified({ updated, blocks }: ListedPage): string | undefined {
  const articles = blocks.flatMap((block) => (block.type === 'articles' ? block.articles : []))
  return [updated, ...articles.map((article) => article.updated ?? article.date)]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
