import type { Page } from '../../schema/generated/manifest.js'
import type { Asked, Entry, Query } from '../blocks/block.ts'
import { definitionOf } from '../blocks/index.ts'
import { linksIn } from '../inline/links-in.ts'
import { eachField, type ShapeName } from '../manifest/fields.ts'
import { isOfPixels } from '../manifest/pictures.ts'
import { type Layout, layoutAt, type PageData, type Site } from '../manifest/site.ts'
import type { Resolved, ShownPage, Written } from '../manifest/stages.ts'
import { tokensIn } from '../manifest/tokens.ts'
import { markOfWords } from './text-mark.ts'

/** A page as lists of pages show it: of its blocks only what has an address of its own. */
export type ListedPage = Pick<
  PageData,
  'path' | 'title' | 'description' | 'colour' | 'image' | 'updated' | 'translates' | 'entry'
> & {
  entries: Entry[]
  /** What it lists of other pages. */
  queries?: Query[]
}

/** A site without what only its own pages show. */
export interface ListedSite {
  layout: Layout
  pages: ListedPage[]
  /** What surrounds the pages of its other languages. @default it has one language */
  others?: Layout[]
}

/** The site as it is in each of its languages, its own first: each with its own pages. */
export function inEachLanguage({ layout, pages, others = [] }: ListedSite): ListedSite[] {
  if (others.length === 0) return [{ layout, pages }]
  const layouts = [layout, ...others]
  const byLanguage = Map.groupBy(pages, ({ path }) => layoutAt(path, layouts))
  return layouts.map((own, place) => ({ layout: own, pages: byLanguage.get(place) ?? [] }))
}

/** What other pages, the route table, the icon sprite and rules about the site need to know of a page. */
export interface PageFacts {
  path: string
  /** The names of the places that links can lead to. */
  anchors: string[]
  /** Where the page's own links lead, each once. */
  links: string[]
  icons: string[]
  /** The addresses of its own pictures. */
  pictures: string[]
  /** The origins of other sites' pages that it shows, once visitors agree. */
  frames?: string[]
  /** The addresses of pictures of pixels in its blocks, and of files that it offers. */
  files?: string[]
  /** The kinds of its blocks. */
  types: string[]
  /** The names of the variables and of the shared blocks that it asks for. */
  tokens: string[]
  shared: string[]
  /** Texts that visitors read an e-mail address or a telephone number in. */
  contacts: string[]
  /** How its record says that the organization is reached. */
  states?: { [field: string]: string }
  /** The pages of which it shows what they list. */
  asks?: Asked[]
  /** The names of the declared forms that it shows. */
  forms?: string[]
  /** Whether it searches the texts of all pages. */
  searches?: true
  /** Where the site has several languages: the mark of its words, and that of those which it is a translation of. */
  mark?: string
  translated?: string
  listed: ListedPage
}

/** A page at each stage. */
interface PageStages {
  written: Written<Page>
  resolved: Resolved<Page>
  shown: ShownPage
}

/**
 * @param anchors the names that its places are given, each once
 * @param isMarked whether translations are held against its words
 */
export function factsOfPage(
  { written, resolved, shown }: PageStages,
  anchors: string[],
  isMarked = false,
): PageFacts {
  const { links, pictures } = referencesOf(resolved, 'Page')
  const { icons, contacts, frames } = referencesOf(shown.blocks, 'Block')
  const picture = shown.entry?.picture?.src ?? ''
  const files = [...filesOf(shown.blocks), ...(isOfPixels(picture) ? [picture] : [])]
  const states = statesOf(resolved)
  const parts = shown.blocks.flatMap((block) => definitionOf(block.type).contents?.(block) ?? [])
  const forms = shown.blocks.flatMap((block) => definitionOf(block.type).form?.(block) ?? [])
  const asks = shown.blocks.flatMap((block) => definitionOf(block.type).asks?.(block) ?? [])
  return {
    path: shown.path,
    anchors: [...new Set([...anchors, ...parts.map(({ id }) => id)])],
    ...{ links: [...links], icons: [...icons], pictures: [...pictures], contacts: [...contacts] },
    types: [...new Set(shown.blocks.map(({ type }) => type))],
    tokens: tokensIn(written),
    shared: resolved.blocks.flatMap((block) => (block.type === 'shared' ? block.name : [])),
    ...(frames.size && { frames: [...frames] }),
    ...(files.length && { files }),
    ...(states && { states }),
    ...(asks.length && { asks }),
    ...(forms.length && { forms }),
    ...(searches(shown) && { searches: true }),
    ...(isMarked && { mark: markOfWords(written) }),
    ...(shown.translated && { translated: shown.translated }),
    listed: asListed(shown),
  }
}

/** The files in blocks of which a build says more than their addresses. */
export function filesOf(blocks: PageData['blocks']): string[] {
  const { pictures } = referencesOf(blocks, 'Block')
  const raster = [...pictures].filter(isOfPixels)
  return [...raster, ...blocks.flatMap((block) => definitionOf(block.type).files?.(block) ?? [])]
}

/** Whether a page searches the texts of all pages. */
export function searches({ blocks }: Pick<PageData, 'blocks'>): boolean {
  return blocks.some((block) => definitionOf(block.type).searches?.(block))
}

const contact = /@|(?:\d[^\p{L}\d]?){6}/u

/** What a part of the manifest names elsewhere, each once. */
export function referencesOf(resolved: unknown, shape: ShapeName) {
  const links = new Set<string>()
  const icons = new Set<string>()
  const pictures = new Set<string>()
  const frames = new Set<string>()
  const contacts = new Set<string>()
  eachField(resolved, shape, (text, format) => {
    if (format === 'href') links.add(text)
    else if (format === 'icon') icons.add(text)
    else if (format === 'image') pictures.add(text)
    else if (format === 'frame') frames.add(new URL(text).origin)
    else if (format === 'inline') for (const { href } of linksIn(text)) links.add(href)
    if (contact.test(text)) contacts.add(text)
  })
  return { links, icons, pictures, frames, contacts }
}

function statesOf({ structuredData: record }: Resolved<Page>): PageFacts['states'] {
  if (!record || !('telephone' in record || 'email' in record)) return undefined
  const { telephone, email } = record
  const states = { ...(telephone && { telephone }), ...(email && { email }) }
  return Object.keys(states).length ? states : undefined
}

/** A site as its lists show it. */
export function listedSite({ layout, pages, languages }: Site): ListedSite {
  const others = languages.map((around) => around.layout)
  return { layout, pages: pages.map(asListed), ...(others.length && { others }) }
}

function asListed({
  path,
  title,
  description,
  colour,
  image,
  updated,
  translates,
  entry,
  blocks,
}: PageData): ListedPage {
  const entries = blocks.flatMap((block) => definitionOf(block.type).listed?.(block) ?? [])
  const queries = blocks.flatMap((block) => definitionOf(block.type).queries?.(block) ?? [])
  return {
    ...{ path, title, description, entries },
    ...(colour && { colour }),
    ...(image && { image }),
    ...(updated && { updated }),
    ...(translates && { translates }),
    ...(entry && { entry }),
    ...(queries.length && { queries }),
  }
}
