import type { JSONPath } from 'jsonc-parser'
import type { Manifest } from '../../../schema/generated/manifest.js'
import type { TextEdit } from '../../findings/finding.ts'
import { siteLinks } from '../../manifest/site-links.ts'
import type { Source } from '../../text/source.ts'

/** The edits that make every link to a path, with or without a place on the page, lead to another. */
export function linkEdits(
  manifest: Manifest,
  source: Source,
  from: string,
  to: string,
): TextEdit[] {
  const { url } = manifest.site
  const counts = new Map<string, number>()
  return siteLinks(manifest).flatMap(({ href, path }) => {
    if (path[0] === 'redirects') return []
    const own = href.startsWith(`${url}/`) ? href.slice(url.length) : href
    if (own.replace(/[?#].*/, '') !== from) return []
    const nth = countOf(counts, path, href)
    const offset = offsetOf(source, path, href, nth)
    return offset === undefined
      ? []
      : { offset: offset + href.length - own.length, length: from.length, text: to }
  })
}

/** The same link may stand in a text twice. */
function countOf(counts: Map<string, number>, path: JSONPath, href: string): number {
  const key = `${path.join('/')} ${href}`
  const count = counts.get(key) ?? 0
  counts.set(key, count + 1)
  return count
}

/** Within a text only what stands in the brackets of a link is one; the same words may stand beside it. */
function offsetOf(source: Source, path: JSONPath, href: string, nth: number): number | undefined {
  const isWhole = path.at(-1) === 'href'
  const piece = isWhole ? `"${href}"` : `](${href})`
  const offset = source.offsetWithin(path, piece, nth)
  return offset === undefined ? undefined : offset + (isWhole ? 1 : 2)
}
