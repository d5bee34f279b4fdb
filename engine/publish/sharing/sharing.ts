import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inEachLanguage, type ListedSite } from '../../facts/page-facts.ts'
import type { Layout } from '../../manifest/site.ts'
import { lookOf } from '../../theme/look.ts'
import { atomFeed, feedsOf } from './atom-feed.ts'
import { calendarFile, calendarOf } from './calendar.ts'
import { headLinks } from './head-links.ts'
import { llmsText } from './llms-text.ts'
import { PictureCache } from './picture-cache.ts'
import type { SharedFile } from './sharing-context.ts'
import { sharingFonts } from './sharing-fonts.ts'
import { siteIcons } from './site-icons.ts'
import { socialImages } from './social-images.ts'
import { webManifest } from './web-manifest.ts'

export interface Sharing {
  /** Tags that every page's head has, of each language of the site: icons, colours, the feed, the calendar. */
  headLinks: string[]
  files: SharedFile[]
  cache: PictureCache
}

interface SharingOptions {
  /** The project's folder. */
  root: string
  /** The site's own files come before those made here. */
  publicFolder: string
  /** The names of the site's files there. @default all that are there */
  publicFiles?: Set<string>
  /** Where pictures of earlier builds are. @default a folder of the site among the project's caches */
  cache?: string
}

/** All that a site has for those who find it, share it or keep it. */
export async function createSharing(
  site: ListedSite,
  { root, publicFolder, publicFiles, cache: folder }: SharingOptions,
): Promise<Sharing> {
  const isThere = (name: string) => publicFiles?.has(name) ?? existsSync(join(publicFolder, name))
  const look = lookOf(site.layout.site.theme)
  const cache = new PictureCache(folder ?? cacheFolder(site, root))
  const languages = inEachLanguage(site)
  const feeds = languages.map(feedsOf)
  const calendars = languages.map(calendarOf)
  const files = [
    ...languages.map((own) => ({
      name: `${own.layout.home ?? ''}/llms.txt`,
      make: () => llmsText(own),
    })),
    { name: '/manifest.webmanifest', make: () => webManifest(site, look) },
    ...languages.flatMap(({ layout }, place) => feedFiles(feeds[place], layout)),
    ...languages.flatMap(({ layout }, place) => {
      const calendar = calendars[place]
      return calendar ? { name: calendar.name, make: () => calendarFile(calendar, layout) } : []
    }),
  ]
  const contexts = languages.map((own) => {
    const fonts = sharingFonts(look, root, own.layout.site.language)
    return { site: own, publicFolder, look, fonts, cache }
  })
  const pictures = [...contexts.slice(0, 1).flatMap(siteIcons), ...contexts.flatMap(socialImages)]
  return {
    headLinks: languages.map((own, place) =>
      headLinks(own, { look, feed: feeds[place]?.all?.name, calendar: calendars[place]?.name }),
    ),
    files: [...files, ...pictures].filter(({ name }) => !isThere(name)),
    cache,
  }
}

/** The feeds of a language as files. */
function feedFiles({ all, lists }: Partial<ReturnType<typeof feedsOf>> = {}, layout: Layout) {
  const feeds = [...(all ? [all] : []), ...(lists ?? [])]
  return feeds.map((feed) => ({ name: feed.name, make: () => atomFeed(feed, layout) }))
}

function cacheFolder({ layout }: ListedSite, root: string): string {
  const name = createHash('sha256').update(layout.site.url).digest('hex').slice(0, 8)
  return join(root, 'node_modules/.cache/broadsheet/sharing', name)
}
