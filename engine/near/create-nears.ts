import { createLists } from '../facts/lists.ts'
import { inEachLanguage, type ListedSite } from '../facts/page-facts.ts'
import { createTranslations } from '../facts/translations.ts'
import type { Made, Near, NearLanguage } from '../manifest/site.ts'
import { createNear } from './create-near.ts'
import type { LinkedPage } from './subjects.ts'

/** Says of each page what is near: among the pages of its own language, and the page itself in the others. */
export function createNears(
  { layout, others = [] }: Pick<ListedSite, 'layout' | 'others'>,
  linked: LinkedPage[],
): (path: string) => Near | undefined {
  if (others.length === 0) return createNear(layout, linked)
  const byPath = new Map(linked.map((page) => [page.listed.path, page]))
  const site = { layout, others, pages: linked.map(({ listed }) => listed) }
  const translationsOf = createTranslations(site)
  const nearOf = new Map<string, (path: string) => Near | undefined>()
  for (const { layout: own, pages } of inEachLanguage(site)) {
    const near = createNear(
      own,
      pages.flatMap(({ path }) => byPath.get(path) ?? []),
    )
    const made = createLists(pages).made()
    for (const { path } of [...pages, ...made]) nearOf.set(path, near)
  }
  return (path) => {
    const near = nearOf.get(path)?.(path)
    return { ...near, languages: languagesAt(path, near?.made, translationsOf) }
  }
}

/** Of a page that was made for a list no other is a translation: that which has the list stands in. */
function languagesAt(path: string, made: Made | undefined, of: (path: string) => NearLanguage[]) {
  if (!made) return of(path)
  return of(made.of).map((each) => ({
    ...each,
    href: each.href === made.of ? path : each.href,
    isHome: true as const,
  }))
}
