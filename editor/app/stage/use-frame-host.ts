import { useEffect, useRef } from 'react'
import { useGoTo, usePage } from '../address.ts'
import { useKeys } from '../keys/use-keys.ts'
import { refuse } from '../notices.ts'
import { useSession, useView } from '../session/use-session.ts'
import { frameHost, type Wishes } from './frame-host.ts'
import { door } from './stage-cells.ts'

/** Stands ready for the frame before it is loaded; what happens in it acts on the screen as it is then. */
export function useFrameHost() {
  const session = useSession()
  const page = usePage()
  const pages = useView((view) => view.pages)
  const goTo = useGoTo()
  const onKey = useKeys()
  const wishes = useRef<Wishes>(undefined)
  wishes.current = {
    select: (part) => goTo(page?.key, part, true),
    follow: (href) => {
      const path = href.replace(/[?#].*$/, '')
      const target = pages.find((candidate) => candidate.path === path)
      if (target) goTo(target.key)
      else refuse(`“${href}” leads to no page of the site.`)
    },
    key: onKey,
  }
  useEffect(() => () => door.set(undefined), [])
  return (frame: HTMLIFrameElement | null) => {
    if (frame) frame.broadsheetHost ??= frameHost(session, () => wishes.current ?? noWishes)
  }
}

const noWishes: Wishes = { select: () => {}, follow: () => {}, key: () => {} }
