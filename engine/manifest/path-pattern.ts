import { type Finding, finding } from '../findings/finding.ts'
import { nameOfInvisible } from '../text/invisible.ts'
import type { Source } from '../text/source.ts'
import { hasToken } from './tokens.ts'

/** Small letters of any script with their marks, and digits. */
const letters = String.raw`\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}`
const pathPattern = new RegExp(`^/(?:[${letters}]+(?:[-/][${letters}]+)*)?$`, 'u')
const otherSigns = new RegExp(`[^${letters}]+`, 'gu')

/** Whether a text is written as a path of the site: in letters of any script, as one composes them (NFC). */
export function isPath(text: string): boolean {
  return pathPattern.test(text) && text === text.normalize()
}

/** The path that is most like a text. */
export function asPath(text: string): string {
  const words = text
    .normalize()
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .split('/')
  const plain = words.map((word) => word.replace(otherSigns, ' ').trim().replaceAll(' ', '-'))
  return `/${plain.filter(Boolean).join('/')}`
}

export function malformedPath(path: string, place: (string | number)[], source: Source): Finding[] {
  if (isPath(path) || hasToken(path)) return [] // an unknown token is found as such
  const [unseen] = /\p{Cf}/u.exec(path) ?? []
  const message = unseen
    ? `"${path}" has a sign in it that nobody sees (${nameOfInvisible(unseen)}), so links to it fail.`
    : `"${path}" is not written as a path, so links to it may fail.`
  const hint = `Did you mean "${asPath(path)}"? A path begins with "/" and has small letters of any script, digits and hyphens, with no slash at the end.`
  return [finding('path-malformed', source.placeOf(place), message, hint)]
}
