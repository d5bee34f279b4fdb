import { madePlaces } from '../facts/lists.ts'
import { filesOf, type ListedSite, referencesOf, searches } from '../facts/page-facts.ts'
import { createNears } from '../near/create-nears.ts'
import type { LinkedPage } from '../near/subjects.ts'
import { createSharing } from './sharing/sharing.ts'
import type { SiteFacts } from './site-facts.ts'
import type { SiteText } from './site-text.ts'
import type { PagesNow } from './write-changed-pages.ts'

interface Options {
  root: string
  publicFolder: string
  publicFiles: Set<string>
}

const none: never[] = []

/** What the files around the pages are made of. */
export async function readAround(
  { root, publicFolder, publicFiles }: Options,
  { globals: { layout, notFound, languages } }: SiteText,
  site: SiteFacts,
) {
  const linked: LinkedPage[] = []
  const pages = site.listed
  const missing = [notFound, ...languages.flatMap((around) => around.notFound ?? [])]
  const blocks = missing.flatMap((page) => page.blocks)
  const { icons, ...ofMissing } = referencesOf(blocks, 'Block')
  const frames = new Set(ofMissing.frames)
  const types = new Set<string>(blocks.map(({ type }) => type))
  const files = new Set(filesOf(blocks))
  const words = [layout, ...languages.map((around) => around.layout)].map(({ site }) => site.texts)
  const isNear = words.some(({ near }) => near)
  let isSearched = words.some(({ search }) => search) || missing.some(searches)
  // One after the other: of a large site, all facts at once are as large as its manifest.
  for (const facts of site) {
    const listed = pages[linked.length] ?? facts.listed
    const { links, asks } = facts
    linked.push({ listed, links: isNear ? links : none, ...(asks && { asks }) })
    isSearched ||= facts.searches === true
    for (const icon of facts.icons) icons.add(icon)
    for (const type of facts.types) types.add(type)
    for (const file of facts.files ?? []) files.add(file)
    for (const origin of facts.frames ?? []) frames.add(origin)
  }
  const others = languages.map((around) => around.layout)
  const listed: ListedSite = { layout, pages, ...(others.length && { others }) }
  const nearOf = createNears(listed, linked)
  const nearAt = (path: string) => {
    const near = nearOf(path)
    return near ? JSON.stringify(near) : ''
  }
  const nears = pages.map(({ path }) => nearAt(path)) // most are empty
  const now: PagesNow = {
    length: site.length,
    at: (page) => ({
      path: pages[page]?.path ?? '',
      near: nears[page] ?? '',
      get facts() {
        return site.at(page)
      },
    }),
    made: madePlaces(listed).map(({ path }) => ({ path, near: nearAt(path), facts: '' })),
    isKnown: false,
  }
  const sharing = await createSharing(listed, { root, publicFolder, publicFiles })
  const notFoundIn = languages.flatMap(({ layout, notFound }) => (notFound && layout.home) || [])
  return {
    now,
    notFoundIn,
    listed,
    icons,
    types,
    frames,
    files,
    isSearched,
    sharing,
  }
}
