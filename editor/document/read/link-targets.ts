import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { placesMade } from '../../../engine/analysis/places-made.ts'
import type { LinkTarget } from '../session.ts'

/** The places of the site that links can lead to: each page, then the named places on it; last the pages that are made for lists. */
export function linkTargets(analysis: Analysis): LinkTarget[] {
  const own = analysis.pages.flatMap((page) => {
    if (!page) return []
    const { path, anchors } = page.facts
    const { title } = page.shown
    const named = anchors.map((anchor) => ({
      href: `${path}#${anchor}`,
      title: `${spoken(anchor)}, on “${title}”`,
    }))
    return [{ href: path, title }, ...named]
  })
  const titles = new Map(own.map(({ href, title }) => [href, title]))
  const made = placesMade(analysis).map(({ path, part, at }) => {
    const words = [part.tag ?? [], at > 1 ? `page ${at}` : []].flat().join(', ')
    return {
      href: path,
      title: `${spoken(words)}, of “${titles.get(part.host.path) ?? part.host.path}”`,
    }
  })
  return [...own, ...made]
}

/** A place's name in words; those of headings begin with "at-". */
function spoken(anchor: string): string {
  const words = anchor.replace(/^at-/, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
