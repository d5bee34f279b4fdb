import type { Format } from '../../schema/formats.ts'
import { type InlineLink, linksIn } from '../inline/links-in.ts'
import type { Path } from '../text/path.ts'
import type { Span } from '../text/source-range.ts'
import { eachField, type ShapeName } from './fields.ts'
import type { Variables } from './stages.ts'
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

/** A part of the manifest before and after variables were put in their places. */
interface Stages {
  written: unknown
  resolved: unknown
  variables: Variables
}

/**
 * All links of a part of the manifest, in the order of the text.
 * @param path the part's address
 */
export function linksOf(
  { written, resolved, variables }: Stages,
  shape: ShapeName,
  path: Path,
): SiteLink[] {
  const links: SiteLink[] = []
  const look = (text: string, format: Format, at: Path) => {
    const found = hrefsIn(text, format)
    if (found.length === 0) return
    const source = textAt(written, at.slice(path.length))
    for (const { href, ...shown } of found) {
      const span = source === text ? shown : writtenSpan(source, variables, shown)
      links.push({ href, path: [...at], ...(span && { span }) })
    }
  }
  eachField(resolved, shape, look, [...path])
  return links
}

function hrefsIn(text: string, format: Format): InlineLink[] {
  if (format === 'href') return [{ href: text, start: 0, end: text.length }]
  return format === 'inline' ? linksIn(text) : []
}

function textAt(value: unknown, path: Path): string {
  return String(path.reduce((around, key) => Object(around)[key], value))
}
