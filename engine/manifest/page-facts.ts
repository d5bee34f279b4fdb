import type { Entry } from '../blocks/block.ts'
import { definitionOf } from '../blocks/index.ts'
import { linksIn } from '../inline/links-in.ts'
import { eachField, type ShapeName } from './fields.ts'
import type { Layout, PageData, Site } from './site.ts'

/** A page as lists of pages show it: of its blocks only what has an address of its own. */
export type ListedPage = Pick<
  PageData,
  'path' | 'title' | 'description' | 'colour' | 'image' | 'updated'
> & { entries: Entry[] }

/** A site without what only its own pages show. */
export interface ListedSite {
  layout: Layout
  pages: ListedPage[]
}

/** What other pages, the route table and the icon sprite need to know of a page. */
export interface PageFacts {
  path: string
  /** The names of the places that links can lead to. */
  anchors: string[]
  /** Where the page's own links lead, as they are written. */
  links: string[]
  icons: string[]
  /** The addresses of its own pictures. */
  pictures: string[]
  /** The kinds of its blocks. */
  types: string[]
  listed: ListedPage
}

type Found = Omit<PageFacts, 'path' | 'types' | 'listed'>

/** The anchors, links, icons and pictures of a part of the manifest, or of a list of such parts. */
export function factsOf(value: unknown, shape: ShapeName): Found {
  const found: Found = { anchors: [], links: [], icons: [], pictures: [] }
  eachField(value, shape, (text, format) => {
    if (format === 'href') found.links.push(text)
    else if (format === 'anchor') found.anchors.push(text)
    else if (format === 'icon') found.icons.push(text)
    else if (format === 'image') found.pictures.push(text)
    else if (format === 'inline') found.links.push(...linksIn(text).map(({ href }) => href))
  })
  return found
}

/**
 * The facts of a page whose shared blocks still stand as names.
 * @param shared what is known of those
 * @param whole the page with those in place
 */
export function factsOfPage(
  { path, blocks, ...head }: { path: string; blocks: { type: string; name?: unknown }[] },
  shared: Map<string, Found>,
  whole: PageData,
): PageFacts {
  const own = factsOf(blocks, 'Block')
  const { links, pictures } = factsOf(head, 'Page')
  const used = blocks.flatMap(({ type, name }) =>
    type === 'shared' ? (shared.get(String(name)) ?? []) : [],
  )
  return {
    path,
    anchors: [...own.anchors, ...used.flatMap(({ anchors }) => anchors)],
    links: [...own.links, ...links],
    icons: [...new Set([...own.icons, ...used.flatMap(({ icons }) => icons)])],
    pictures: [...own.pictures, ...pictures],
    types: [...new Set(whole.blocks.map(({ type }) => type))],
    listed: asListed(whole),
  }
}

/** A site as its lists show it. */
export function listedSite({ layout, pages }: Site): ListedSite {
  return { layout, pages: pages.map(asListed) }
}

function asListed({
  path,
  title,
  description,
  colour,
  image,
  updated,
  blocks,
}: PageData): ListedPage {
  const entries = blocks.flatMap((block) => definitionOf(block.type).listed?.(block) ?? [])
  return {
    ...{ path, title, description, entries },
    ...(colour && { colour }),
    ...(image && { image }),
    ...(updated && { updated }),
  }
}
