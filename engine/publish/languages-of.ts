import { homesOf } from '../facts/translations.ts'
import { layoutAt, type Surroundings } from '../manifest/site.ts'
import type { SiteText } from './site-text.ts'
import type { PagesNow } from './write-changed-pages.ts'

/** Each language of the site, its own first, with its pages. */
export function languagesOf({ globals }: SiteText, { length, at }: PagesNow) {
  const { layout, notFound } = globals
  const all: Surroundings[] = [globals, ...globals.languages]
  const layouts = all.map(({ layout }) => layout)
  const placed = (own: number) => {
    const pages: { path: string; number: number }[] = []
    for (let number = 0; number < length; number++) {
      const { path } = at(number)
      if (layoutAt(path, layouts) === own) pages.push({ path, number })
    }
    return pages
  }
  if (all.length === 1) return [{ layout, notFound, pages: length, pagesOf: () => placed(0) }]
  const pages = all.map((_, own) => placed(own))
  const homes = homesOf(layouts, new Set(pages.flat().map(({ path }) => path)))
  return all.map(({ layout, notFound }, own) => ({
    layout,
    notFound: notFound && { ...notFound, near: { languages: homes } },
    pages: pages[own]?.length ?? 0,
    pagesOf: () => pages[own] ?? [],
  }))
}
