import type { Box } from './frame-door.ts'

/** The smallest box around what is given, in the window's pixels. */
export function boxAround(those: { getBoundingClientRect(): DOMRect }[]): Box {
  const boxes = those.map((each) => each.getBoundingClientRect())
  const seen = boxes.filter(({ width, height }) => width > 0 || height > 0)
  const x = Math.min(...seen.map(({ left }) => left))
  const y = Math.min(...seen.map(({ top }) => top))
  if (seen.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const width = Math.max(...seen.map(({ right }) => right)) - x
  const height = Math.max(...seen.map(({ bottom }) => bottom)) - y
  return { x, y, width, height }
}
