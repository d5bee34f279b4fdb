import { pathOf } from '../../engine/text/source.ts'
import type { PageKey } from '../document/session.ts'
import type { Part, ShownText } from '../frame/frame-door.ts'
import { useGoTo } from './address.ts'
import { sought } from './side/sought.ts'
import { revealOn } from './stage/reveal.ts'

interface Place {
  page?: PageKey
  part?: Part
  text?: ShownText
}

/** Where on the site an address in the manifest is shown. */
function placeOf(pointer: string): Place {
  const [first, second, ...rest] = pathOf(pointer)
  if (first === 'navigation') return { page: 0, part: 'header' }
  if (first === 'footer') return { page: 0, part: 'footer' }
  const page = first === 'pages' ? Number(second) : first === 'notFound' ? 'notFound' : undefined
  if (page === undefined) return {}
  const path = first === 'notFound' && second !== undefined ? [second, ...rest] : rest
  if (path[0] !== 'blocks' || path[1] === undefined) return { page }
  return { page, part: Number(path[1]), text: { shown: page, path } }
}

/** Leads to where something is written, as it is shown; to the page that is given where the address names none. */
export function useGoToPlace(): (pointer: string, page?: PageKey, block?: number) => void {
  const goTo = useGoTo()
  return (pointer, page, block) => {
    const place = placeOf(pointer)
    const part = place.part ?? block
    const key = place.page ?? page ?? 0
    goTo(key, part)
    revealOn({ page: key, part, text: place.text })
    sought.set(pointer)
  }
}
