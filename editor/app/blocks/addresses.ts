import type { PageKey } from '../../document/session.ts'

/** The address of a page in the manifest. */
export function pageOf(key: PageKey): string {
  return key === 'notFound' ? '/notFound' : `/pages/${key}`
}

/** The address of what surrounds the pages of a language; without one, of the site's own. */
export function aroundOf(language: string | undefined): string {
  return language === undefined ? '' : `/site/languages/${language}`
}

/** The address of a page's list of blocks. */
export function listOf(key: PageKey): string {
  return `${pageOf(key)}/blocks`
}
