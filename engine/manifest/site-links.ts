import type { JSONPath } from 'jsonc-parser'
import type { Manifest } from '../../schema/generated/manifest.js'
import { parseInline } from '../inline/parse-inline.ts'
import { eachString } from '../text/walk.ts'

/** A link as it stands in the manifest. */
export interface SiteLink {
  href: string
  /** The address of the text that holds it. */
  path: JSONPath
  /** The path of the page that shows it; absent for what is shared by several. */
  page?: string
}

/** All links of a manifest, in the order of the text. */
export function siteLinks(manifest: Manifest): SiteLink[] {
  const links: SiteLink[] = []
  eachString(manifest, (text, path) => {
    const hrefs = linksIn(text, path)
    if (hrefs.length === 0) return
    const page = path[0] === 'pages' ? manifest.pages[Number(path[1])]?.path : undefined
    for (const href of hrefs)
      links.push({ href, path: [...path], ...(page !== undefined && { page }) })
  })
  return links
}

/** By convention every field that holds a link is named "href" (a redirect's "to"); texts hold links in their inline form. */
function linksIn(text: string, path: JSONPath): string[] {
  const key = path.at(-1)
  if (key === 'href' || (key === 'to' && path[0] === 'redirects')) return [text]
  if (!text.includes('](')) return []
  return parseInline(text).flatMap((node) => (node.kind === 'link' ? node.href : []))
}
