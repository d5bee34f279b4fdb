import { type ReactNode, useMemo } from 'react'
import { type Desk, DeskProvider } from '../../fields/desk.tsx'
import { Sought } from '../../fields/sought.ts'
import { usePage } from '../address.ts'
import { useCell } from '../cell.ts'
import { refuse, tell } from '../notices.ts'
import { useKeeper } from '../session/use-keeper.ts'
import { useSession, useView } from '../session/use-session.ts'
import { door, width } from '../stage/stage-cells.ts'
import { usePreview } from '../stage/use-shown-page.ts'
import { shownPlace } from './shown-place.ts'
import { sought } from './sought.ts'

/** Networks show shared pictures in half of the 1,200 pixels that they ask for. */
const sharedWidth = 600
const isForSharing = (pointer: string) =>
  /^\/(?:site\/socialImage|pages\/\d+\/image)$/.test(pointer)

/** What fields need of the screen: the document, what is kept, and the page on which their place is marked. */
export function FieldDesk({ children }: { children: ReactNode }) {
  const session = useSession()
  const keeper = useKeeper()
  const view = useView((whole) => whole)
  const key = usePage()?.key
  const preview = usePreview()
  const origins = preview?.origins
  const language = preview?.language
  const desk = useMemo(
    (): Desk => ({
      ...{ session, keeper, view, tell, refuse },
      onFocus(pointer) {
        const place = key !== undefined && origins && shownPlace(pointer, key, origins, language)
        if (place) door.get()?.reveal(place.part, place.text)
      },
      shownWidth(pointer, src) {
        if (isForSharing(pointer)) return sharedWidth
        // On smaller screens pictures are smaller: those of a desk are meant.
        return width.get() === 'desk' ? door.get()?.widthOf(src) : undefined
      },
    }),
    [session, keeper, view, key, origins, language],
  )
  return (
    <DeskProvider desk={desk}>
      <Sought value={useCell(sought)}>{children}</Sought>
    </DeskProvider>
  )
}
