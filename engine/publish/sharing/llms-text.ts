import { encodedAddress } from '../../assets/urls.ts'
import type { ListedPage, ListedSite } from '../../facts/page-facts.ts'

/**
 * What the site is and where to read on, for language models (llmstxt.org): the menu's groups as sections, then
 * what pages list, such as articles, and under "Optional", a word of that convention, the pages outside the menu.
 */
export function llmsText({ layout, pages }: ListedSite): string {
  const { name, url, texts } = layout.site
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const listed = new Set<ListedPage>()
  const take = (hrefs: string[]) =>
    hrefs.flatMap((href) => {
      const page = byPath.get(href)
      if (!page || listed.has(page)) return []
      listed.add(page)
      return [link(page.title, url + encodedAddress(page.path), page.description)]
    })
  const groups = layout.navigation.filter(({ children }) => children)
  const single = layout.navigation.filter(({ children }) => !children)
  const sections = [
    section(texts.mainNavigation, take(single.map(({ href }) => href))),
    ...groups.map(({ name, href, children = [] }) =>
      section(name, take([href, ...children.map((child) => child.href)])),
    ),
    ...pages.map((page) => section(page.title, contentsOf(page, url))),
    section('Optional', take([...byPath.keys()])),
  ]
  const summary = byPath.get(layout.home ?? '/')?.description
  return [`# ${text(name)}\n`, summary ? `> ${text(summary)}\n` : '', ...sections]
    .filter(Boolean)
    .join('\n')
}

/** What has an address of its own within a page. */
function contentsOf({ path, entries }: ListedPage, url: string): string[] {
  return entries.map(({ id, title, summary }) =>
    link(title, url + encodedAddress(`${path}#${id}`), summary),
  )
}

function section(heading: string, links: string[]): string {
  return links.length ? `## ${text(heading)}\n\n${links.join('\n')}\n` : ''
}

function link(title: string, address: string, description: string): string {
  return `- [${text(title.replaceAll(/[[\]]/g, ''))}](${address}): ${text(description)}`
}

/** A text that is one line, and makes no link, code or markup (CommonMark 2.4). */
function text(given: string): string {
  return given.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[[\]<`\\]/g, '\\$&')
}
