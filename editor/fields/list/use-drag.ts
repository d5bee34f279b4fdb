import { type PointerEvent, type RefObject, useState } from 'react'

/** An item that is being dragged, and the place that it would get. */
interface Drag {
  from: number
  to: number
}

/**
 * Dragging of a list's items by a handle, by mouse, pen or finger. Keys do the same elsewhere.
 * @param list whose element children are the items
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag>()

  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag && list.current)
        setDrag({ ...drag, to: placeAt(event.clientY, drag.from, list.current) })
    },
    onPointerUp() {
      if (drag && drag.to !== drag.from) onMove(drag)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
    onLostPointerCapture: () => setDrag(undefined),
  })
  return { drag, handle }
}

/** The place that an item gets when it is let go at a height: behind each other item whose middle lies above. */
function placeAt(y: number, from: number, list: HTMLElement): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2
  })
  return middles.filter((middle, index) => index !== from && middle < y).length
}
