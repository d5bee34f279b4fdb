import type { Card, List } from '../../../schema/generated/manifest.js'
import { placeId } from '../../ui/place-id.ts'

/** The name of a card's place: its own, or its words. */
export function cardId({ id, title }: Card): string {
  return id ?? placeId(title)
}

/** The name of the place where a list of a card begins. */
export function listId({ id, title }: Card, { heading }: List): string {
  return placeId(id ?? title, heading)
}
