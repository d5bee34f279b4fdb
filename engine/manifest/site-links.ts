import type { Format } from '../../schema/formats.ts'
import type { Manifest } from '../../schema/generated/manifest.js'
import { type InlineLink, linksIn } from '../inline/links-in.ts'
import type { Path } from '../text/path.ts'
import type { Span } from '../text/source-range.ts'
import { eachField } from './fields.ts'
import { writtenSpan } from './tokens.ts'

/** A link as it stands in the manifest. */
export interface SiteLink {
  href: string
  /** The address of the text that holds it. */
  path: Path
  /** Where it stands in that text; absent where a variable has a part in it. */
  span?: Span
  /** The path of the page that shows it; absent for what is shared by several. */
  page?: string
}

/**
 * All links of a manifest, in the order of the text.
 * @param written the same manifest before variables were put in their places
 */
export function siteLinks(manifest: Manifest, written = manifest): SiteLink[] {
  const links: SiteLink[] = []
  eachField(manifest, 'Manifest', (text, format, path) => {
    const found = hrefsIn(text, format)
    if (found.length === 0) return
    const page = path[0] === 'pages' ? manifest.pages[Number(path[1])]?.path : undefined
    const source = textAt(written, path)
    for (const { href, ...shown } of found) {
      const span = source === text ? shown : writtenSpan(source, written.site.variables, shown)
      links.push({
        href,
        path: [...path],
        ...(span && { span }),
        ...(page !== undefined && { page }),
      })
    }
  })
  return links
}

function hrefsIn(text: string, format: Format): InlineLink[] {
  if (format === 'href') return [{ href: text, start: 0, end: text.length }]
  return format === 'inline' ? linksIn(text) : []
}

function textAt(value: unknown, path: Path): string {
  return String(path.reduce((around, key) => Object(around)[key], value))
}
