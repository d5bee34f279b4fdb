import { nameOfLanguage } from '../manifest/languages.ts'
import type { Layout, NearLanguage } from '../manifest/site.ts'
import { inEachLanguage, type ListedPage, type ListedSite } from './page-facts.ts'

/** The path of the page that another is a translation of: the one that it names, else that which is called the same. */
export function sourceOf(
  { path, translates }: Pick<ListedPage, 'path' | 'translates'>,
  home = '',
): string {
  return translates ?? (path.slice(home.length) || '/')
}

/**
 * Says of each page where it is found in the site's languages, the site's own first; where it is not translated, the
 * home page of the language stands in, if it has one, as everywhere at a path without a page.
 */
export function createTranslations(site: ListedSite): (path: string) => NearLanguage[] {
  const languages = inEachLanguage(site).map(({ layout, pages }) => {
    const sources = pages.map((page) => [page.path, sourceOf(page, layout.home)] as const)
    const bySource = new Map(sources.map(([path, source]) => [source, path]))
    return { layout, named: named(layout), sources: new Map(sources), bySource }
  })
  const paths = new Set(site.pages.map(({ path }) => path))
  const homes = homesOf(
    languages.map(({ layout }) => layout),
    paths,
  )
  return (path) => {
    const own = languages.find(({ sources }) => sources.has(path))
    if (!own) return homes
    const source = own.sources.get(path) ?? ''
    return languages.flatMap(({ named, layout, bySource, sources }) => {
      const translated = bySource.get(source)
      const { home = '/', site } = layout
      if (translated === undefined && !sources.has(home)) return []
      const isThere = site.url === own.layout.site.url
      const href = (isThere ? '' : site.url) + (translated ?? home)
      return { ...named, href, ...(translated === undefined && { isHome: true as const }) }
    })
  }
}

/** The home pages of a site's languages, for where no page is. */
export function homesOf(layouts: Layout[], paths: Set<string>): NearLanguage[] {
  const there = layouts.filter(({ home = '/' }) => paths.has(home))
  return there.map((layout) => ({ ...named(layout), href: layout.home ?? '/', isHome: true }))
}

const named = ({ site: { language } }: Layout) => ({ language, name: nameOfLanguage(language) })
