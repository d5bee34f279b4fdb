import type { Layout } from '../manifest/site.ts'
import { type Piece, SharedHtml } from './html-pieces.ts'
import { renderMarkup } from './render-markup.ts'
import { Header } from './shell/header.tsx'

type Item = Layout['navigation'][number]

/**
 * The header's HTML on each page. Headers differ by the item of the menu that is marked, so that each item is rendered
 * by itself: once without a mark, and again for each page that it leads to.
 */
export function createHeader(layout: Layout): (path: string) => Piece {
  const headerWith = (navigation: Item[], path: string) =>
    renderMarkup(<Header layout={{ ...layout, navigation }} path={path} />)
  const unmarked = new SharedHtml(headerWith(layout.navigation, ''))
  const inMenu = new Set(layout.navigation.flatMap((item) => pathsOf(item, layout)))
  let marked: ((path: string) => string) | undefined
  return (path) => {
    if (!inMenu.has(path)) return unmarked
    marked ??= createMarked(layout, headerWith)
    return marked(path)
  }
}

/** Made late: most builds of a large site render no page that is in the menu. */
function createMarked(layout: Layout, headerWith: (items: Item[], path: string) => string) {
  const { navigation } = layout
  const empty = headerWith([], '')
  const menuEnd = empty.indexOf('</ul></nav>')
  const [start, end] = [empty.slice(0, menuEnd), empty.slice(menuEnd)]
  const itemHtml = (item: Item, path: string) =>
    headerWith([item], path).slice(start.length, -end.length)
  const items = navigation.map((item) => ({ item, html: itemHtml(item, '') }))
  const isMarked = (item: Item, path: string) => pathsOf(item, layout).includes(path)
  return (path: string) =>
    start +
    items.map(({ item, html }) => (isMarked(item, path) ? itemHtml(item, path) : html)).join('') +
    end
}

/** The pages at which an item is marked. */
function pathsOf({ href, children = [] }: Item, { footer }: Layout): string[] {
  const lines = [href, ...children.map((child) => child.href)]
  const below = (footer.links ?? []).filter(
    ({ under }) => under !== undefined && lines.includes(under),
  )
  return [...lines, ...below.map((link) => link.href)]
}
