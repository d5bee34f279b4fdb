import { useEffect, useRef } from 'react'
import type { PageLine } from '../../document/session.ts'
import type { FrameDoor } from '../../frame/frame-door.ts'
import { useGoTo, usePage } from '../address.ts'
import { useCell } from '../cell.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useAnswer } from '../session/use-session.ts'
import { onlooker } from '../stage/onlooker.ts'
import { door as mainDoor, moved, width as widthCell, widths } from '../stage/stage-cells.ts'
import { useRoom } from '../stage/use-room.ts'
import { useScheme } from '../stage/use-scheme.ts'

interface BesideFrameProps {
  page: PageLine
  door: FrameDoor | undefined
  /** The frame stands, or is gone. */
  onOpened: (door: FrameDoor | undefined) => void
}

/** The page to look at; a press on a block chooses the same one of the page that is edited. */
export function BesideFrame({ page, door, onOpened }: BesideFrameProps) {
  const preview = useAnswer(['preview', page.key], (session) => session.preview(page.key))
  const { ref, room } = useRoom()
  const edited = usePage()?.key
  const goTo = useGoTo()
  const onKey = useKeys()
  const asks = useRef({ goTo, onKey, edited })
  asks.current = { goTo, onKey, edited }
  const scheme = useScheme()
  const width = widths[useCell(widthCell)]
  const scale = Math.min(1, room.width / width)
  useEffect(() => () => onOpened(undefined), [onOpened])
  useEffect(() => door?.wear(scheme), [door, scheme])
  useEffect(() => {
    if (!door || !preview) return
    void door.show(page.key, preview).then(() => moved.set(moved.get() + 1))
  }, [door, preview, page.key])
  const open = (frame: HTMLIFrameElement | null) => {
    if (!frame) return
    frame.broadsheetHost ??= onlooker({
      connect: onOpened,
      onSelect: (part) => {
        asks.current.goTo(asks.current.edited, part, true)
        mainDoor.get()?.reveal(part)
      },
      onKey: (event) => asks.current.onKey(event),
    })
  }
  return (
    <div ref={ref} className="relative flex-1 min-h-0 m-3 overflow-clip">
      <div
        className="absolute left-1/2 top-0 origin-top-left bg-raised shadow-float"
        style={{
          ...{ width, height: room.height / scale },
          transform: `scale(${scale}) translateX(-50%)`,
        }}
      >
        <iframe
          ref={open}
          title={`Beside: ${page.title || page.path}`}
          src="/_editor/frame/frame.html"
          className="w-full h-full border-0 bg-paper"
        />
      </div>
    </div>
  )
}
