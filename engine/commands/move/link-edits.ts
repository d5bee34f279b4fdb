import type { SiteLink } from '../../manifest/site-links.ts'
import { replaceWithin } from '../../text/edits/replace-within.ts'
import type { TextEdit } from '../../text/edits/text-edit.ts'
import type { Source } from '../../text/source.ts'

export interface Move {
  /** The site's address. */
  url: string
  from: string
  to: string
  /** The pages that are made of it for its list, which go with it. @default none */
  made?: Set<string>
}

/** The edits that make every link to a path, with or without a place on the page, lead to another; so of pages made of it. */
export function linkEdits(links: SiteLink[], source: Source, move: Move): TextEdit[] {
  const { url, from, to } = move
  return links.flatMap(({ href, path, span }) => {
    if (path[0] === 'redirects' || !span) return []
    const own = href.startsWith(`${url}/`) ? href.slice(url.length) : href
    if (!isMoved(own, move)) return []
    const start = span.end - own.length
    return replaceWithin(source, path, { start, end: start + from.length }, to) ?? []
  })
}

/** Whether a link leads to what is moved. */
export function isMoved(href: string, { from, made }: Pick<Move, 'from' | 'made'>): boolean {
  const path = href.replace(/[?#].*/, '')
  return path === from || made?.has(path) === true
}
