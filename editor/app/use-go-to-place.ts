import { useNavigate } from '@tanstack/react-router'
import { pathOf } from '../../engine/text/source.ts'
import type { PageKey, PageLine, ShownText } from '../document/session.ts'
import type { Part } from '../frame/frame-door.ts'
import { useGoTo } from './address.ts'
import { useView } from './session/use-session.ts'
import { settingsParts } from './settings/parts.ts'
import { sought } from './side/sought.ts'
import { revealOn } from './stage/reveal.ts'

interface Place {
  page?: PageKey
  part?: Part
  text?: ShownText
}

/** Where on the site an address in the manifest is shown. */
function placeOf(pointer: string, pages: PageLine[]): Place {
  const path = pathOf(pointer)
  const language = path[0] === 'site' && path[1] === 'languages' ? path[2] : undefined
  const [first, second, ...rest] = language === undefined ? path : path.slice(3)
  const home = pages.find((page) => page.language === language)
  if (home && first === 'navigation') return { page: home.key, part: 'header' }
  if (home && first === 'footer') return { page: home.key, part: 'footer' }
  if (language !== undefined) return home ? { page: home.key } : {}
  const page = first === 'pages' ? Number(second) : first === 'notFound' ? 'notFound' : undefined
  if (page === undefined) return {}
  const within = first === 'notFound' && second !== undefined ? [second, ...rest] : rest
  if (within[0] !== 'blocks' || within[1] === undefined) return { page }
  return { page, part: Number(within[1]), text: { shown: page, path: within } }
}

/** The part of the settings that has an address; the one that names it most closely. */
function settingsAt(pointer: string): string | undefined {
  const having = settingsParts.filter(({ show }) => `${pointer}/`.startsWith(`${show.pointer}/`))
  return having.sort((one, other) => other.show.pointer.length - one.show.pointer.length)[0]?.name
}

/**
 * Leads to where something is written, as it is shown: on a page, or among the settings; to the page that is given where
 * the address names neither.
 */
export function useGoToPlace(): (pointer: string, page?: PageKey, block?: number) => void {
  const goTo = useGoTo()
  const navigate = useNavigate()
  const pages = useView((view) => view.pages)
  return (pointer, page, block) => {
    const place = placeOf(pointer, pages)
    const settings =
      place.page === undefined && page === undefined ? settingsAt(pointer) : undefined
    if (settings) {
      void navigate({ to: `/settings/${settings}` })
      sought.set(pointer)
      return
    }
    const part = place.part ?? block
    const key = place.page ?? page ?? 0
    goTo(key, part)
    revealOn({ page: key, part, text: place.text })
    sought.set(pointer)
  }
}
