import { hash } from 'node:crypto'
import { join } from 'node:path'
import { rosettes } from '../art/rosettes.ts'
import { iconSprite } from '../assets/icons.ts'
import { iconsUrl, pageListUrl, rosettesUrl } from '../assets/urls.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { ListedSite } from '../manifest/page-facts.ts'
import { type Output, ownMark } from './output.ts'
import { fileOf } from './page-file.ts'
import type { Sharing } from './sharing/sharing.ts'
import { writeSharing } from './sharing/write-sharing.ts'
import {
  contentPolicy,
  headerRules,
  pageList,
  redirectPage,
  redirectRules,
  robots,
  sitemap,
} from './site-files.ts'

interface Options {
  /** The icons that the site shows. */
  icons: string[]
  listed: ListedSite
  source: string
  bundled: Bundle
  connect?: string[]
  css: string
  sharing: Sharing
  output: Output
  onProgress?: (words: string) => void
}

/**
 * Writes everything but the pages: scripts, styles, pictures, icons, what the site is shared with, and the files for hosts and crawlers.
 * @returns the names of the files
 */
export async function writeSurroundings({
  icons,
  listed,
  source,
  bundled,
  connect,
  css,
  sharing,
  output,
  onProgress,
}: Options): Promise<string[]> {
  const names: string[] = []
  const write = (name: string, content: string | Uint8Array) => {
    names.push(name)
    output.write(name, content)
  }
  names.push(...output.copy(join(source, 'public')), ...output.copy(bundled.client))
  write(iconsUrl, await iconSprite(icons))
  write(rosettesUrl, rosettes())
  const { layout } = listed
  write(pageListUrl, pageList(listed))
  write('/sitemap.xml', sitemap(listed))
  write('/robots.txt', robots(layout))
  write('/_redirects', redirectRules(layout))
  const scriptHashes = [bundled.theme, bundled.starter].map(sha256)
  write(ownMark, headerRules(contentPolicy({ scriptHashes, styleHash: sha256(css), connect })))
  for (const [from, to] of Object.entries(layout.redirects))
    write(fileOf(from), redirectPage(to, layout))
  await writeSharing(sharing, { write }, onProgress)
  return names
}

const sha256 = (text: string) => hash('sha256', text, 'base64')
