import { plainLetters } from '../text/slug.ts'

/**
 * The name of a place that is led to by its words: letters of any script, digits and hyphens. It begins as none of the
 * engine's own names does.
 */
export function placeId(...words: string[]): string {
  return plainLetters(['at', ...words].join(' '))
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/-$/, '')
}

/** A block with a heading, as the contents of a long page name it. */
export function titledPart(title: string | undefined, count?: number) {
  return title ? [{ id: placeId(title), name: title, ...(count && { count }) }] : []
}
