import type { Box } from '../../frame/frame-door.ts'

interface Size {
  width: number
  height: number
}

const gap = 6
const edge = 4

/** Where a card about something on the page stands: below it, else above it, and within the room there is. */
export function beside(box: Box, card: Size, room: Size): { left: number; top: number } {
  const below = box.y + box.height + gap
  const above = box.y - gap - card.height
  const top = below + card.height <= room.height || above < edge ? below : above
  return {
    left: within(box.x, room.width - card.width),
    top: within(top, room.height - card.height),
  }
}

function within(at: number, last: number): number {
  return Math.max(edge, Math.min(at, last - edge))
}
