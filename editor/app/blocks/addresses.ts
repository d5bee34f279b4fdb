import type { PageKey } from '../../document/session.ts'

/** The address of a page in the manifest. */
export function pageOf(key: PageKey): string {
  return key === 'notFound' ? '/notFound' : `/pages/${key}`
}

/** The address of a page's list of blocks. */
export function listOf(key: PageKey): string {
  return `${pageOf(key)}/blocks`
}
