import { type Finding, finding } from '../findings/finding.ts'
import type { Source } from '../text/source.ts'
import { hasToken } from './tokens.ts'

const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/

/** Whether a text is written as a path of the site. */
export function isPath(text: string): boolean {
  return pathPattern.test(text)
}

/** The path that is most like a text. */
export function asPath(text: string): string {
  const words = text.toLowerCase().split('/')
  const plain = words.map((word) =>
    word
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-'),
  )
  return `/${plain.filter(Boolean).join('/')}`
}

export function malformedPath(path: string, place: (string | number)[], source: Source): Finding[] {
  if (isPath(path) || hasToken(path)) return [] // an unknown token is found as such
  const message = `"${path}" is not written as a path, so links to it may fail.`
  const hint = `Did you mean "${asPath(path)}"? A path begins with "/" and has small letters, digits and hyphens, with no slash at the end.`
  return [finding('path-malformed', source.placeOf(place), message, hint)]
}
