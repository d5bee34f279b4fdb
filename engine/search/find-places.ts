import { fold, placesOf } from './fold.ts'
import type { SearchedPage, SearchedPart } from './search-index.ts'

/** A place that has the words. */
export interface FoundPlace {
  href: string
  /** What is found there. */
  heading: string
  /** The page's title, where the place is a part of it. */
  page?: string
  /** What the words stand in, cut into pieces: each second one is a word that was searched. */
  excerpt: string[]
}

interface Folded {
  page: SearchedPage
  part: SearchedPart
  title: string
  heading: string
  text: string
}

const mostPlaces = 12
const mostOfPage = 3
/** How many letters stand before what was found, and in the whole excerpt. */
const before = 40
const whole = 150

/**
 * Prepares the search over pages.
 * @returns finds the places that have all words, in any order and case, also as beginnings: those with the words in
 *   their headings first, then in the site's order
 */
export function createFinder(pages: SearchedPage[]): (asked: string) => FoundPlace[] {
  const places = pages.flatMap((page) => foldPage(page))
  return (asked) => {
    const words = wordsOf(asked)
    if (words.length === 0) return []
    const counts = new Map<SearchedPage, number>()
    return places
      .map((place) => ({ place, score: scoreOf(place, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .filter(({ place: { page } }) => {
        const count = (counts.get(page) ?? 0) + 1
        counts.set(page, count)
        return count <= mostOfPage
      })
      .slice(0, mostPlaces)
      .map(({ place }) => asFound(place, words))
  }
}

function foldPage(page: SearchedPage): Folded[] {
  const [path, name, parts] = page
  const title = fold(`${name} ${path}`)
  return parts.map((part) => ({
    ...{ page, part, title },
    ...{ heading: fold(part[1]), text: fold(part[2]) },
  }))
}

function wordsOf(asked: string): string[] {
  return fold(asked).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Nothing where a word is missing, or where a part has only words of its page's title: then the page itself is found. */
function scoreOf({ part: [id], title, ...place }: Folded, words: string[]): number {
  const isPage = id === ''
  let score = 0
  let isOwn = isPage
  for (const word of words) {
    const own = Math.max(weigh(place.heading, word, 12), weigh(place.text, word, 4))
    const ofTitle = weigh(title, word, isPage ? 16 : 1)
    if (!own && !ofTitle) return 0
    isOwn ||= own > 0
    score += Math.max(own, ofTitle)
  }
  return isOwn ? score : 0
}

/** The beginning of a word counts in full, its middle a fourth. */
function weigh(text: string, word: string, weight: number): number {
  const at = startOf(text, word)
  if (at < 0) return 0
  return isStart(text, at) ? weight : weight / 4
}

/** Where a word is found, as the beginning of one if it is. */
function startOf(text: string, word: string): number {
  let first = -1
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isStart(text, at)) return at
    if (first < 0) first = at
  }
  return first
}

const isStart = (text: string, at: number) => !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(at - 1))

function asFound({ page, part, text }: Folded, words: string[]): FoundPlace {
  const [path, title] = page
  const [id, heading, own] = part
  const found = words.map((word) => startOf(text, word)).filter((at) => at >= 0)
  return {
    href: id ? `${path}#${id}` : path,
    heading: heading || title,
    ...(heading && { page: title }),
    excerpt: excerptOf(own, text, found.length ? Math.min(...found) : 0, words),
  }
}

/** A piece of the text around what was found, cut at words. */
function excerptOf(text: string, folded: string, at: number, words: string[]): string[] {
  const places = placesOf(text)
  const placeOf = (sign: number) => places[sign] ?? text.length
  const around = Math.max(0, placeOf(at) - before)
  const start = around === 0 ? 0 : text.indexOf(' ', around) + 1
  const last = text.lastIndexOf(' ', start + whole)
  const end = start + whole >= text.length || last <= start ? start + whole : last
  const pieces: string[] = []
  let from = start
  const marked = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})`, 'gu')
  for (const match of folded.matchAll(marked)) {
    const first = placeOf(match.index)
    const stop = placeOf(match.index + match[0].length)
    if (first < from) continue
    if (stop > end) break
    pieces.push(text.slice(from, first), text.slice(first, stop))
    from = stop
  }
  const [first = '', ...others] = [...pieces, text.slice(from, end)]
  const parts = [start > 0 ? `… ${first}` : first, ...others]
  return end < text.length ? [...parts.slice(0, -1), `${parts.at(-1)} …`] : parts
}
