import { type UIEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows are this high, in the root's font size. */
const rowHeight = 3

/** As many rows are there at once at least; shorter lists are there as a whole. */
const atOnce = 60

/** The window goes on in steps of so many rows, so that not each scroll renders it. */
const step = 10

/** Which rows of a list are there: those in sight, with more on both sides. */
export function rowsInSight(count: number, top: number): { from: number; to: number } {
  if (count <= atOnce) return { from: 0, to: count }
  const first = Math.floor(top / step) * step - (atOnce - 2 * step) / 2
  const from = Math.max(0, Math.min(first, count - atOnce))
  return { from, to: from + atOnce }
}

/**
 * The rows of a long list that are there, and the list's attributes: room for the others, and what follows a scroll.
 * @param current the row that is to be in sight whenever it is another; -1 for none
 */
export function useRowsInSight(count: number, current: number) {
  const [top, setTop] = useState(0)
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = ref.current
    if (!list || current < 0) return
    const height = rowHeight * rem()
    const above = current * height
    const isInSight =
      list.scrollTop <= above && above + height <= list.scrollTop + list.clientHeight
    if (!isInSight) list.scrollTop = above - list.clientHeight / 2
  }, [current])
  const { from, to } = rowsInSight(count, top)
  const onScroll = ({ currentTarget }: UIEvent) => {
    setTop(Math.floor(currentTarget.scrollTop / (rowHeight * rem()) / step) * step)
  }
  const reach = (row: number) => {
    if (row < from || row >= to) flushSync(() => setTop(row))
    return ref.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
  }
  const style = {
    paddingTop: `${from * rowHeight}rem`,
    paddingBottom: `${(count - to) * rowHeight + 0.5}rem`,
  }
  return { from, to, reach, attributes: { ref, onScroll, style } }
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
