import type { SiteLink } from '../../manifest/site-links.ts'
import { replaceWithin } from '../../text/edits/replace-within.ts'
import type { TextEdit } from '../../text/edits/text-edit.ts'
import type { Source } from '../../text/source.ts'

interface Move {
  /** The site's address. */
  url: string
  from: string
  to: string
}

/** The edits that make every link to a path, with or without a place on the page, lead to another. */
export function linkEdits(links: SiteLink[], source: Source, { url, from, to }: Move): TextEdit[] {
  return links.flatMap(({ href, path, span }) => {
    if (path[0] === 'redirects' || !span) return []
    const own = href.startsWith(`${url}/`) ? href.slice(url.length) : href
    if (own.replace(/[?#].*/, '') !== from) return []
    const start = span.end - own.length
    return replaceWithin(source, path, { start, end: start + from.length }, to) ?? []
  })
}
