import { type Manifest, validate } from '../../schema/generated/manifest.js'
import { lintChoices } from './choices.ts'
import { lintLinks } from './links.ts'
import { factsOfBlocks, factsOfPage, type PageFacts } from './page-facts.ts'
import { buildRoutes } from './routes.ts'
import { countProperties } from './scan.ts'
import { type ResolvedPage, resolveShared } from './shared.ts'
import { Source } from './source.ts'
import { resolveTokens } from './tokens.ts'

/** Everything of a manifest but its pages, checked and with its tokens resolved. */
export type ManifestHead = Manifest

/** How many pages are held against the schema at once. */
const together = 200
/** Findings get their words and places from `load`; here it only counts whether there are any. */
const nowhere = new Source('', '')

/**
 * Checks what surrounds the pages.
 * @param first some page: a manifest needs one to fit the schema
 * @returns undefined where something is wrong
 */
export function checkHead(rest: unknown, first: unknown): ManifestHead | undefined {
  if (typeof rest !== 'object' || rest === null) return undefined
  const candidate: unknown = { ...rest, pages: [first] }
  if (!validate(candidate)) return undefined
  const head = { ...candidate, pages: [] }
  const { value, findings } = resolveTokens(head, nowhere)
  const isRight = !findings.length && !lintChoices(value, nowhere).length
  // The variables' own texts are what tokens are replaced by.
  return isRight ? { ...value, site: { ...value.site, variables: head.site.variables } } : undefined
}

/** Makes a page of its text: tokens and shared blocks are put in. Undefined where they cannot be. */
export function createPageReader(head: ManifestHead) {
  const shared = { ...withoutRest(head), shared: head.shared ?? {} }
  const bare = withoutRest(head)

  function withTokens(page: Manifest['pages'][number], text: string) {
    if (!mayHaveTokens(text)) return page
    const { value, findings } = resolveTokens({ ...bare, pages: [page] }, nowhere)
    return findings.length ? undefined : value.pages[0]
  }
  return {
    withTokens,
    read(text: string): ResolvedPage | undefined {
      // Checked before, by `checkPages`, in this build or in the one that left the cache.
      const page = withTokens(JSON.parse(text) as Manifest['pages'][number], text)
      if (!page) return undefined
      const { value, findings } = resolveShared({ ...shared, pages: [page] }, nowhere)
      return findings.length ? undefined : value.pages[0]
    },
  }
}

/** A brace in a text, or an escape that may stand for one; braces of objects have other neighbours. */
function mayHaveTokens(text: string): boolean {
  return /\{+[A-Za-z]|\\u/.test(text)
}

/** What the page's rules need of the head, and not more, since it is walked for each of them. */
function withoutRest({ site, notFound, footer }: ManifestHead): ManifestHead {
  const { navigation, shared, redirects } = { navigation: [], shared: {}, redirects: [] }
  const bareNotFound = { ...notFound, blocks: [] }
  return {
    manifestVersion: 1,
    site,
    navigation,
    shared,
    redirects,
    footer,
    pages: [],
    notFound: bareNotFound,
  }
}

/**
 * Checks pages by themselves: syntax, keys, schema, tokens, shared blocks, choices.
 * @param texts each page's text with the number of its properties
 * @returns the facts of each, or undefined where anything is wrong with any
 */
export function checkPages(
  head: ManifestHead,
  texts: Iterable<{ text: string; properties: number }>,
): PageFacts[] | undefined {
  const reader = createPageReader(head)
  const bare = { ...withoutRest(head), notFound: head.notFound }
  const shared = new Map(
    Object.entries(head.shared ?? {}).map(([name, block]) => [name, factsOfBlocks([block])]),
  )
  const facts: PageFacts[] = []
  let chunk: { text: string; page: unknown }[] = []
  const flush = (): boolean => {
    const candidate: unknown = { ...bare, pages: chunk.map(({ page }) => page) }
    if (!validate(candidate)) return false
    for (const [index, page] of candidate.pages.entries()) {
      const resolved = reader.withTokens(page, chunk[index]?.text ?? '')
      if (!resolved || lintChoices({ ...bare, pages: [resolved] }, nowhere).length) return false
      if (
        resolveShared({ ...bare, shared: head.shared ?? {}, pages: [resolved] }, nowhere).findings
          .length
      )
        return false
      facts.push(factsOfPage(resolved, shared))
    }
    chunk = []
    return true
  }
  for (const { text, properties } of texts) {
    const page = parse(text)
    if (countProperties(page) !== properties) return undefined
    chunk.push({ text, page })
    if (chunk.length === together && !flush()) return undefined
  }
  return chunk.length === 0 || flush() ? facts : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checks what pages say of each other: paths, anchors, redirects, links. The same rules, on the facts alone. */
export function isSiteWhole(head: ManifestHead, facts: PageFacts[]): boolean {
  const pages = facts.map(({ path, anchors }) => ({ path, blocks: anchors.map((id) => ({ id })) }))
  const routes = buildRoutes({ pages, redirects: head.redirects }, nowhere)
  if (routes.findings.length) return false
  const linked = facts.map(({ path, links }) => ({ path, links: links.map((href) => ({ href })) }))
  return !lintLinks({ ...head, pages: linked }, routes.value, nowhere).length
}
