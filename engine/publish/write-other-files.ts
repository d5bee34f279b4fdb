import { readFileSync } from 'node:fs'
import { iconSprite } from '../assets/icons.ts'
import { iconsUrl } from '../assets/urls.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { ListedSite } from '../facts/page-facts.ts'
import type { Template } from '../page/document.ts'
import type { LookFonts } from '../theme/fonts/look-fonts.ts'
import type { Content } from './content.ts'
import type { FileStates } from './files/file-states.ts'
import { writeVariants } from './files/picture-variants.ts'
import { filesIn } from './files-in.ts'
import { type Host, hostFiles } from './hosts/host-files.ts'
import { hostRules } from './hosts/host-rules.ts'
import { ownMark } from './journal.ts'
import type { Output } from './output.ts'
import { fileOf } from './page-file.ts'
import type { Sharing } from './sharing/sharing.ts'
import { writeSharing } from './sharing/write-sharing.ts'
import { redirectPage, robots, sitemaps } from './site-files.ts'
import { layoutFile } from './template.ts'

interface Options {
  /** The home pages of languages with a page of their own for addresses without one. */
  notFoundIn: string[]
  /** The icons that the site shows. */
  icons: Iterable<string>
  /** The kinds of blocks that it shows. */
  types: Set<string>
  listed: ListedSite
  publicFolder: string
  /** The names of the site's files there. */
  publicFiles: Set<string>
  bundle: Bundle
  /** The part of the content security policy that is sent in a header. */
  policy: string
  /** Where browsers tell of what they refused. */
  reports?: string | undefined
  /** What surrounds the pages of each language, and the files of its fonts. */
  languages: { template: Template; fonts: LookFonts }[]
  sharing: Sharing
  /** Of files whose content pages depend on. */
  states: FileStates
  output: Output
  /** Whether a file is to be written. */
  isOwn: (name: string) => boolean
  /** Where the site is put. */
  host?: Host | undefined
  onProgress?: (words: string) => void
}

/** Writes everything but the pages: scripts, styles, pictures, icons, what the site is shared with, and the files for hosts and crawlers. */
export async function writeOtherFiles({
  notFoundIn,
  icons,
  types,
  listed,
  publicFolder,
  publicFiles,
  bundle,
  policy,
  reports,
  languages,
  sharing,
  states,
  output,
  isOwn,
  host,
  onProgress,
}: Options): Promise<void> {
  const write = (name: string, content: Content) => {
    if (name === ownMark || isOwn(name)) output.write(name, content)
  }
  output.copy(publicFolder, [...publicFiles].filter(isOwn))
  output.copy(bundle.client, shownScripts(bundle, types).filter(isOwn))
  const { layout, others = [] } = listed
  for (const { url, text } of [layout, ...others].map(layoutFile)) write(url, text)
  for (const { url, file } of languages.flatMap(({ fonts }) => fonts.files))
    write(url, readFileSync(file))
  write(iconsUrl, await iconSprite(icons))
  for (const [name, text] of sitemaps(listed)) write(name, text)
  write('/robots.txt', robots(layout))
  const { redirects, site } = layout
  const rules = hostRules({ url: site.url, policy, reports, redirects, notFoundIn })
  for (const [file, text] of Object.entries(hostFiles(rules, host))) write(file, text)
  for (const [from, to] of Object.entries(layout.redirects))
    write(fileOf(from), redirectPage(to, layout))
  const { cache, files } = sharing
  await writeVariants(states, { folder: publicFolder, cache, write, isOwn, onProgress })
  const shared = files.filter(({ name }) => isOwn(name))
  await writeSharing({ files: shared }, { write }, onProgress)
  if (shared.length === files.length) await cache.prune() // else the rest is another shard's
}

/** The browser's files without the scripts of blocks that the site does not show. */
function shownScripts({ client, made: { blockChunks } }: Bundle, types: Set<string>): string[] {
  const chunksOf = (isShown: boolean) =>
    Object.entries(blockChunks).flatMap(([type, own]) => (types.has(type) === isShown ? own : []))
  const shown = new Set(chunksOf(true))
  const left = new Set(chunksOf(false).filter((chunk) => !shown.has(chunk)))
  return filesIn(client).filter((name) => !left.has(name))
}
