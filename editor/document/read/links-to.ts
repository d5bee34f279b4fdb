import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { pathOf, pointerOf } from '../../../engine/text/source.ts'
import { nameOf } from '../tell/name-of.ts'

/** The places that lead to a page, from elsewhere, told to a person. */
export function linksTo(
  { links, globals, source }: Analysis,
  path: string,
): { pointer: string; where: string }[] {
  const url = globals?.layout.site.url ?? ''
  return links.flatMap((link) => {
    const own = link.href.startsWith(`${url}/`) ? link.href.slice(url.length) : link.href
    if (own.replace(/[?#].*/, '') !== path || link.page === path) return []
    const pointer = pointerOf(link.path)
    return { pointer, where: nameOf(pathOf(pointer), source) }
  })
}
