import type {
  Image,
  Manifest,
  NavigationLink,
  StructuredData,
} from '../../schema/generated/manifest.js'
import { homeOf, isBelow } from './languages.ts'
import type { Globals, Resolved, ShownPage } from './stages.ts'
import { type SiteTexts, siteTexts } from './texts/site-texts.ts'

/** What surrounds every page of a language: a constant of the site rather than part of each page's data. */
export interface Layout {
  site: Omit<Manifest['site'], 'variables' | 'languages' | 'texts'> & { texts: SiteTexts }
  /** The home page, where the language is another than the site's own, whose home is "/". */
  home?: string
  navigation: Manifest['navigation']
  footer: Manifest['footer']
  /** Former paths and where they lead. */
  redirects: { [from: string]: string }
}

/** All that is said of one page. */
export type PageData = ShownPage & {
  /** What other pages say that it shows; worked out from the facts of all. */
  near?: Near
  /** Where its lines begin, if it is in another language than the site. */
  direction?: 'ltr' | 'rtl'
}

/** Of a page, what the data block of its HTML file says: what the browser renders. */
export type PageInBrowser = Pick<
  PageData,
  'path' | 'title' | 'language' | 'direction' | 'colour' | 'blocks' | 'near'
>

/** What is near a page by its subject, and what it lists of other pages. */
export interface Near {
  /** The page in each language of the site, the site's own first; absent where the site has but one. */
  languages?: NearLanguage[]
  /** Lists of places with a heading each. */
  see?: { name: string; links: NavigationLink[] }[]
  /** What pages list that this one asks for, by their paths. */
  lists?: { [path: string]: NearEntry[] }
  /** What the page is as lists show it, with the ways to others of its tags. */
  entry?: NearPage
  /** What its blocks list of the site's pages, by their queries (`queryKey`). */
  listings?: { [query: string]: Listing }
  /** The page whose list it is in, or goes on with. */
  under?: string
  /** The address of the feed of its list. */
  feed?: string
  /** Where the page is one that the engine made of another, to go on with its list. */
  made?: Made
}

/** What the engine makes of a page for a part of its list. */
export interface Made {
  /** The path of the page that has the list. */
  of: string
  path: string
  title: string
}

/** A page that is an entry, as lists show it. */
export interface NearPage {
  title: string
  href: string
  summary: string
  date?: string
  end?: string
  time?: string
  place?: string
  by?: string
  tags?: NavigationLink[]
  picture?: Image
}

/** What a list shows at one of its addresses. */
export interface Listing {
  pages: NearPage[]
  /** The sentence where there is nothing. */
  empty?: string
  /** The ways to the whole list and to those of each tag; `base` is where it is now. */
  tags?: { label: string; base: string; links: NavigationLink[] }
  /** The ways through its pages, where it has several. */
  numbers?: PageNumbers
}

export interface PageNumbers {
  label: string
  /** Where its first page is. */
  base: string
  at: number
  of: number
  /** What a page is called, with # for its number. */
  page: string
  before: string
  after: string
}

/** A page in one of the site's languages. */
export interface NearLanguage {
  /** Its tag. */
  language: string
  /** What it calls itself. */
  name: string
  href: string
  /** Whether the page is not translated into it: its home page stands in. */
  isHome?: true
}

/** Something within another page, such as a course or an article. */
export interface NearEntry {
  title: string
  href: string
  category?: string
  /** The day of publication. */
  date?: string
}

export type { StructuredData }

/** What surrounds the pages of one language. */
export interface Surroundings {
  layout: Layout
  /** The page for addresses without one; its path is empty. Only the site's own language always has one. */
  notFound?: PageData | undefined
}

/** A manifest that was read, checked and made whole. */
export interface Site extends Surroundings {
  notFound: PageData
  pages: PageData[]
  /** The site's other languages. */
  languages: Surroundings[]
}

/** What surrounds every page, of the manifest's globals. */
export function layoutOf({ site, navigation, footer, redirects = [] }: Resolved<Globals>): Layout {
  const { variables: _, languages, ...facts } = site
  const { language, texts: given } = facts
  const texts = siteTexts({ language, given, hasLanguages: languages !== undefined })
  return {
    site: { ...facts, texts },
    navigation,
    footer,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  }
}

/** What surrounds the pages of each other language: what it does not say is as in the site's own. */
export function otherLayouts(globals: Resolved<Globals>): Layout[] {
  const own = layoutOf(globals)
  const { languages = {}, texts: parts } = globals.site
  return Object.entries(languages).map(([language, { name, url, texts: given, ...around }]) => ({
    ...own,
    site: {
      ...own.site,
      ...{ language, name: name ?? own.site.name, url: url ?? own.site.url },
      texts: siteTexts({ language, given, parts, hasLanguages: true }),
    },
    ...{ navigation: around.navigation, footer: around.footer, home: homeOf(language) },
  }))
}

/** Which of several layouts surrounds a page, by its path; the first is that of the site's own language. */
export function layoutAt(path: string, layouts: Pick<Layout, 'home'>[]): number {
  const isAround = ({ home }: Pick<Layout, 'home'>) => home !== undefined && isBelow(path, home)
  return Math.max(0, layouts.findIndex(isAround))
}

/** The layouts of all languages of a site, its own first. */
export function layoutsOf({ layout, languages }: Omit<Site, 'pages'>): Layout[] {
  return [layout, ...languages.map((around) => around.layout)]
}

/** What surrounds a page, by its path. */
export function surroundingsOf(path: string, site: Omit<Site, 'pages'>): Surroundings {
  return [site, ...site.languages][layoutAt(path, layoutsOf(site))] ?? site
}
