import { type ReactNode, useMemo } from 'react'
import { type Desk, DeskProvider } from '../../fields/desk.tsx'
import { usePage } from '../address.ts'
import { refuse, tell } from '../notices.ts'
import { useKeeper } from '../session/use-keeper.ts'
import { useSession, useView } from '../session/use-session.ts'
import { door } from '../stage/stage-cells.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import { shownPlace } from './shown-place.ts'

/** What fields need of the screen: the document, what is kept, and the page on which their place is marked. */
export function FieldDesk({ children }: { children: ReactNode }) {
  const session = useSession()
  const keeper = useKeeper()
  const view = useView((whole) => whole)
  const key = usePage()?.key
  const origins = usePreview()?.origins
  const desk = useMemo(
    (): Desk => ({
      ...{ session, keeper, view, tell, refuse },
      onFocus(pointer) {
        const place = key !== undefined && origins && shownPlace(pointer, key, origins)
        if (place) door.get()?.reveal(place.part, place.text)
      },
    }),
    [session, keeper, view, key, origins],
  )
  return <DeskProvider desk={desk}>{children}</DeskProvider>
}
