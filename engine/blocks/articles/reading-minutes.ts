import type { Article } from '../../../schema/generated/manifest.js'

/** What adults read of a demanding text in a minute. */
const wordsPerMinute = 200

/** Whole minutes that reading an article takes, one at least. */
export function readingMinutes({ sections }: Pick<Article, 'sections'>): number {
  const texts = sections.flatMap(({ heading = '', paragraphs, items = [] }) => [
    heading,
    ...paragraphs,
    ...items,
  ])
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
