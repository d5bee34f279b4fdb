import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { LinkTarget } from '../session.ts'

/** The places of the site that links can lead to: each page, then the named places on it. */
export function linkTargets({ pages }: Analysis): LinkTarget[] {
  return pages.flatMap((page) => {
    if (!page) return []
    const { path, anchors } = page.facts
    const { title } = page.shown
    const named = anchors.map((anchor) => ({
      href: `${path}#${anchor}`,
      title: `${spoken(anchor)}, on “${title}”`,
    }))
    return [{ href: path, title }, ...named]
  })
}

/** A place's name in words; those of headings begin with "at-". */
function spoken(anchor: string): string {
  const words = anchor.replace(/^at-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
