import { numberOf, type Path } from '../../../engine/text/path.ts'
import { pathOf } from '../../../engine/text/source.ts'
import type { PageKey, ShownText } from '../../document/session.ts'
import type { Part } from '../../frame/frame-door.ts'
import { aroundOf } from '../blocks/addresses.ts'

/**
 * Where the page that is shown has the value at an address, for marking it there.
 * @param origins where each of the page's blocks is written
 * @param language of the page, where it is another than the site's own
 */
export function shownPlace(
  pointer: string,
  page: PageKey,
  origins: string[],
  language?: string,
): { part: Part; text: ShownText } | undefined {
  const around = aroundOf(language)
  const area = /^\/(navigation|footer)(?:\/|$)/.exec(pointer.slice(around.length))?.[1]
  if (area && pointer.startsWith(around)) {
    const path = withNumbers(pathOf(pointer.slice(around.length)))
    return {
      part: area === 'footer' ? 'footer' : 'header',
      text: { shown: 'layout', path, ...(language !== undefined && { language }) },
    }
  }
  const part = origins.findIndex((origin) => pointer === origin || pointer.startsWith(`${origin}/`))
  const origin = origins[part]
  if (origin === undefined) return undefined
  const within = withNumbers(pathOf(pointer.slice(origin.length)))
  return { part, text: { shown: page, path: ['blocks', part, ...within] } }
}

/** Numbers of items are written as numbers in the paths of what is shown. */
function withNumbers(path: Path): Path {
  return path.map((key) => (Number.isNaN(numberOf(key)) ? key : numberOf(key)))
}
