import { type Place, rangeOf } from '../marks/shown-texts.ts'

/** Marks a text for the eye; nothing of it is in the document. */
export function mark(name: 'hovered' | 'revealed', place: Place | undefined): void {
  if (place) CSS.highlights.set(`broadsheet-${name}`, new Highlight(rangeOf(place)))
  else CSS.highlights.delete(`broadsheet-${name}`)
}
