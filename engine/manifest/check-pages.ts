import { type Manifest, validate } from '../../schema/generated/manifest.js'
import { hasErrors } from '../findings/report.ts'
import { lintChoices } from '../rules/choices.ts'
import { isIcon } from '../rules/icons.ts'
import { lintLinks } from '../rules/links.ts'
import type { CheckOptions } from '../rules/subject.ts'
import { countProperties } from '../text/scan.ts'
import { factsOf, factsOfPage, type PageFacts } from './page-facts.ts'
import { bareHead, createPageReader, type ManifestHead, nowhere } from './page-reader.ts'
import { buildRoutes } from './routes.ts'
import { resolveShared } from './shared.ts'
import { type SiteLink, siteLinks } from './site-links.ts'
import { resolveTokens } from './tokens.ts'

export interface PageText {
  text: string
  /** How many properties the text has, by its colons. */
  properties: number
}

/** How many pages are held against the schema at once. */
const together = 100

/**
 * Checks what surrounds the pages.
 * @param first some page: a manifest needs one to fit the schema
 * @returns undefined where something is wrong, or where it may be
 */
export function checkHead(rest: unknown, first: PageText): ManifestHead | undefined {
  if (typeof rest !== 'object' || rest === null) return undefined
  const candidate: unknown = { ...rest, pages: [parse(first.text)] }
  if (!validate(candidate)) return undefined
  const { value, findings } = resolveTokens({ ...candidate, pages: [] }, nowhere)
  const found = [findings, resolveShared(value, nowhere).findings, lintChoices(value, nowhere)]
  return found.flat().length ? undefined : value
}

/**
 * Checks pages by themselves: syntax, keys, schema, tokens, shared blocks, choices. Whatever `load` calls an
 * error is found here or in `isSiteWhole`; warnings and hints are left to `npm run check`.
 * @returns the facts of each, or undefined where something is wrong with any
 */
export function checkPages(head: ManifestHead, texts: Iterable<PageText>): PageFacts[] | undefined {
  const checkPage = createPageCheck(head)
  const bare = { ...bareHead(head), notFound: head.notFound }
  const facts: PageFacts[] = []
  for (const chunk of chunks(texts)) {
    const parsed = chunk.map(({ text }) => parse(text))
    const candidate: unknown = { ...bare, pages: parsed }
    if (!validate(candidate)) return undefined
    for (const [index, { text, properties }] of chunk.entries()) {
      const page = candidate.pages[index]
      const found = page && countProperties(page) === properties ? checkPage(page, text) : undefined
      if (!found) return undefined
      facts.push(found)
    }
  }
  return facts
}

function createPageCheck(head: ManifestHead) {
  const { putTokens, putShared } = createPageReader(head)
  const bare = bareHead(head)
  const shared = new Map(
    Object.entries(head.shared ?? {}).map(([name, block]) => [name, factsOf(block, 'Block')]),
  )
  return (checked: Manifest['pages'][number], text: string): PageFacts | undefined => {
    const page = putTokens(checked, text)
    const whole = page && putShared(page)
    if (!whole) return undefined
    if (lintChoices({ ...bare, pages: [page] }, nowhere).length) return undefined
    return factsOfPage(page, shared, whole)
  }
}

function* chunks(texts: Iterable<PageText>): Iterable<PageText[]> {
  let chunk: PageText[] = []
  for (const text of texts) {
    chunk.push(text)
    if (chunk.length < together) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}

/** A text that is no JSON is no page either. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Checks what pages say of each other: paths, anchors, redirects, links; and whether their pictures are there.
 * The same rules as of `load`, on the facts alone. Only errors count.
 */
export function isSiteWhole(
  head: ManifestHead,
  facts: PageFacts[],
  options: CheckOptions = {},
): boolean {
  const { pictureAt } = options
  const pages = facts.map(({ path, anchors }) => ({
    path,
    blocks: anchors.map((id) => ({ type: 'prose', id })),
  }))
  const { value: routes, findings } = buildRoutes({ pages, redirects: head.redirects }, nowhere)
  if (hasErrors(findings)) return false
  const isLinked = (links: SiteLink[]) => lintLinks(links, routes, nowhere, options).length === 0
  const isPictured = ({ pictures }: Pick<PageFacts, 'pictures'>) =>
    !pictureAt || pictures.every((src) => pictureAt(src) !== 'missing')
  return (
    isLinked(siteLinks(head)) &&
    factsOf(head, 'Manifest').icons.every(isIcon) &&
    isPictured(factsOf(head, 'Manifest')) &&
    facts.every((page) => isLinked(linksOf(page)) && isPictured(page) && page.icons.every(isIcon))
  )
}

function linksOf({ path: page, links }: PageFacts): SiteLink[] {
  return links.map((href) => ({ href, page, path: ['pages'] }))
}
