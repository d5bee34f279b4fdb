import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '../../engine/analysis/load.ts'
import type { PageData } from '../../engine/manifest/site.ts'

const root = join(import.meta.dirname, '../..')

/** Another site, which is built into `E2E_DIST`: what only this project's own has is left out then. */
export const isOther = process.env.E2E_MANIFEST !== undefined

/** The site as its manifest has it, for tests that hold what is shown against it. */
export const manifestFile = join(root, process.env.E2E_MANIFEST ?? 'site.manifest.json')
const { site, findings } = await load(manifestFile)
if (!site) throw new Error(`The manifest does not load: ${findings[0]?.message}`)
export const { layout, pages, notFound } = site

const read: { site: { variables: { [name: string]: string } } } = JSON.parse(
  readFileSync(manifestFile, 'utf8'),
)
export const { variables } = read.site

type Block = PageData['blocks'][number]

function pageAt(path: string): PageData {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`The manifest has no page "${path}".`)
  return page
}

/** The first block of a type on a page. */
export function blockAt<T extends Block['type']>(
  path: string,
  type: T,
): Extract<Block, { type: T }> {
  const isOfType = (block: Block): block is Extract<Block, { type: T }> => block.type === type
  const found = pageAt(path).blocks.find(isOfType)
  if (!found) throw new Error(`The page "${path}" has no block "${type}".`)
  return found
}

/** The title in the browser's tab. */
export const tabTitle = (path: string) => `${pageAt(path).title} | ${layout.site.name}`

/** The words of a page's first heading. */
export function headingAt(path: string): string {
  const top = pageAt(path).blocks.find(({ type }) => type === 'banner' || type === 'hero')
  return top && 'title' in top ? (top.title ?? '') : ''
}

/** What the menu calls the page that an item below another one leads to. */
export function childName(path: string): string {
  const children = layout.navigation.flatMap((item) => item.children ?? [])
  const found = children.find(({ href }) => href === path)
  if (!found) throw new Error(`Nothing below an item of the menu leads to "${path}".`)
  return found.name
}
