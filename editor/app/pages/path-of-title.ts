import { asPath, isPath } from '../../../engine/manifest/path-pattern.ts'
import { plainLetters } from '../../../engine/text/slug.ts'

/** The path that a title suggests: "Café & Bar" becomes "/cafe-bar". */
export function pathOfTitle(title: string): string {
  return asPath(plainLetters(title).replaceAll('/', ' '))
}

/** Why a path cannot be a new page's; undefined where it can. */
export function whyNot(path: string, taken: string[]): string | undefined {
  if (!isPath(path) || path === '/')
    return 'Small letters, digits and hyphens, after a slash: “/our-team”.'
  if (taken.includes(path)) return 'Another page has this address.'
  return undefined
}
