import { linksIn } from '../inline/links-in.ts'
import type { Layout, PageData } from './site.ts'

/** A page as lists of pages show it: of its blocks only what is listed by itself, its articles and courses. */
export type ListedPage = Pick<
  PageData,
  'path' | 'title' | 'description' | 'colour' | 'image' | 'updated' | 'blocks'
>

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

/** The anchors, links, icons and pictures of a list of blocks. */
export function factsOfBlocks(blocks: unknown): Found {
  const found: Found = { anchors: [], links: [], icons: [], pictures: [] }
  collect(blocks, found)
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
  const own = factsOfBlocks(blocks)
  const { links, pictures } = factsOfBlocks(head)
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

function asListed({
  path,
  title,
  description,
  colour,
  image,
  updated,
  blocks,
}: PageData): ListedPage {
  const listed = blocks.filter(({ type }) => type === 'articles' || type === 'courses')
  return {
    ...{ path, title, description, blocks: listed },
    ...(colour && { colour }),
    ...(image && { image }),
    ...(updated && { updated }),
  }
}

function collect(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const child of value) collectFrom('', child, found)
    return
  }
  const properties: { [key: string]: unknown } = { ...value }
  for (const key in properties) collectFrom(key, properties[key], found)
}

function collectFrom(key: string, child: unknown, found: Found): void {
  if (typeof child !== 'string') collect(child, found)
  else if (key === 'href') found.links.push(child)
  else if (key === 'id') found.anchors.push(child)
  else if (key === 'icon') found.icons.push(child)
  else if (key === 'src') found.pictures.push(child)
  else found.links.push(...linksIn(child).map(({ href }) => href))
}
