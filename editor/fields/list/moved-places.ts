/** The place of what stood at `place`, after an item has gone from one place to another. */
export function placeAfterMove(place: number, from: number, to: number): number {
  if (place === from) return to
  if (from < place && place <= to) return place - 1
  return to <= place && place < from ? place + 1 : place
}

/** The same after an item was put in before `at`. */
export const placeAfterInsert = (place: number, at: number) => (place >= at ? place + 1 : place)

/** The same after the item at `at` was taken away; undefined for that one. */
export function placeAfterRemove(place: number, at: number): number | undefined {
  if (place === at) return undefined
  return place > at ? place - 1 : place
}
