import type { Manifest } from '../../schema/generated/manifest.js'
import { Source } from '../text/source.ts'
import { type ResolvedPage, resolveShared } from './shared.ts'
import { resolveTokens } from './tokens.ts'

/** Everything of a manifest but its pages, checked and with its tokens resolved. */
export type ManifestHead = Manifest
type Page = Manifest['pages'][number]

/** Findings get their words and places from `load`; here it only counts whether there are any. */
export const nowhere = new Source('', '')

/** What the rules of a page need of the head, and not more, since it is walked for each page. */
export function bareHead({ site, footer, notFound }: ManifestHead): ManifestHead {
  const nothing = { navigation: [], redirects: [], shared: {}, pages: [] }
  return { manifestVersion: 1, site, footer, notFound: { ...notFound, blocks: [] }, ...nothing }
}

/** Makes a page of its text, one at a time. What cannot be made is undefined. */
export function createPageReader(head: ManifestHead) {
  const bare = bareHead(head)
  const withShared = { ...bare, shared: head.shared ?? {} }

  /** Puts the site's variables in. */
  function putTokens(page: Page, text: string): Page | undefined {
    if (!mayHaveTokens(text)) return page
    const { value, findings } = resolveTokens({ ...bare, pages: [page] }, nowhere)
    return findings.length ? undefined : value.pages[0]
  }
  function putShared(page: Page): ResolvedPage | undefined {
    const { value, findings } = resolveShared({ ...withShared, pages: [page] }, nowhere)
    return findings.length ? undefined : value.pages[0]
  }
  /** A page that was checked before, in this build or in the one that left the cache. */
  function read(text: string): ResolvedPage {
    const page = putTokens(JSON.parse(text) as Page, text)
    const read = page && putShared(page)
    if (!read) throw new Error('A checked page cannot be read. This is a bug in Broadsheet.')
    return read
  }
  return { putTokens, putShared, read }
}

/** A brace before a letter, or an escape that may stand for either; the braces of objects have other neighbours. */
function mayHaveTokens(text: string): boolean {
  return /\{[A-Za-z]|\\u/.test(text)
}
