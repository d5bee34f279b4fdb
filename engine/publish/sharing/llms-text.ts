import { encodedAddress } from '../../assets/urls.ts'
import type { ListedPage, ListedSite } from '../../facts/page-facts.ts'

/**
 * What the site is and where to read on, for language models (llmstxt.org): the menu's groups as sections, then
 * what pages list, such as articles, and under "Optional", a word of that convention, the pages outside the menu.
 * @returns it in pieces, one after the other: of a large site it is large
 */
export function* llmsText({ layout, pages }: ListedSite): Generator<string> {
  const { name, url, texts } = layout.site
  const byPath = new Map<string, ListedPage>()
  for (const page of pages) byPath.set(page.path, page)
  const summary = byPath.get(layout.home ?? '/')?.description
  function* take(hrefs: Iterable<string>) {
    for (const href of hrefs) {
      const page = byPath.get(href)
      if (!page) continue
      byPath.delete(href) // each stands in one section
      yield link(page.title, url + encodedAddress(page.path), page.description)
    }
  }
  const groups = layout.navigation.filter(({ children }) => children)
  const single = layout.navigation.filter(({ children }) => !children)
  yield `# ${text(name)}\n`
  if (summary) yield `\n> ${text(summary)}\n`
  yield* section(texts.mainNavigation, take(single.map(({ href }) => href)))
  for (const { name, href, children = [] } of groups)
    yield* section(name, take([href, ...children.map((child) => child.href)]))
  for (const page of pages)
    if (page.entries.length) yield* section(page.title, contentsOf(page, url))
  yield* section('Optional', take(byPath.keys()))
}

/** What has an address of its own within a page. */
function contentsOf({ path, entries }: ListedPage, url: string): string[] {
  return entries.map(({ id, title, summary }) =>
    link(title, url + encodedAddress(`${path}#${id}`), summary),
  )
}

/** Nothing where there are no links. */
function* section(heading: string, links: Iterable<string>): Generator<string> {
  let start = `\n## ${text(heading)}\n\n`
  for (const link of links) {
    yield `${start}${link}\n`
    start = ''
  }
}

function link(title: string, address: string, description: string): string {
  return `- [${text(title.replaceAll(/[[\]]/g, ''))}](${address}): ${text(description)}`
}

/** A text that is one line, and makes no link, code or markup (CommonMark 2.4). */
function text(given: string): string {
  return given.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[[\]<`\\]/g, '\\$&')
}
