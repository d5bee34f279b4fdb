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
  const empty = headerWith([], '')
  const menuEnd = empty.indexOf('</ul></nav>')
  const [start, end] = [empty.slice(0, menuEnd), empty.slice(menuEnd)]
  const itemHtml = (item: Item, path: string) =>
    headerWith([item], path).slice(start.length, -end.length)
  const withItems = (items: string[]) => start + items.join('') + end

  const items = layout.navigation.map((item) => ({ item, html: itemHtml(item, '') }))
  const unmarked = new SharedHtml(withItems(items.map(({ html }) => html)))
  const inMenu = new Set(layout.navigation.flatMap(pathsOf))
  return (path) => {
    if (!inMenu.has(path)) return unmarked
    const isMarked = (item: Item) => pathsOf(item).includes(path)
    return withItems(items.map(({ item, html }) => (isMarked(item) ? itemHtml(item, path) : html)))
  }
}

function pathsOf({ href, children = [] }: Item): string[] {
  return [href, ...children.map((child) => child.href)]
}
