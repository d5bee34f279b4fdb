/** Where two texts differ: what stands between two offsets of the first, and by how much the second is longer. */
export interface Change {
  start: number
  end: number
  by: number
}

/** So many characters are compared at once, which is much quicker than one by one. */
const step = 4096

/** The one stretch of a text outside of which another one is the same. */
export function changeBetween(one: string, other: string): Change {
  const most = Math.min(one.length, other.length)
  const start = sameUpTo(most, (from, to) => one.slice(from, to) === other.slice(from, to))
  const [oneEnd, otherEnd] = [one.length, other.length]
  const after = sameUpTo(
    most - start,
    (from, to) =>
      one.slice(oneEnd - to, oneEnd - from) === other.slice(otherEnd - to, otherEnd - from),
  )
  return { start, end: oneEnd - after, by: otherEnd - oneEnd }
}

/** How far something is the same, at most to an end. */
function sameUpTo(end: number, isSame: (from: number, to: number) => boolean): number {
  let at = 0
  for (let length = step; length >= 1; length = Math.floor(length / 16))
    while (at + length <= end && isSame(at, at + length)) at += length
  return at
}
