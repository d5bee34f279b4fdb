import { hash } from 'node:crypto'
import { join } from 'node:path'
import { iconsUrl } from '../assets/urls.ts'
import { factsOfBlocks, type PageFacts } from '../manifest/page-facts.ts'
import type { Bundle } from './bundle.ts'
import { type StylePlace, styleText } from './frame.ts'
import { iconSprite } from './icons.ts'
import { type Output, ownMark } from './output.ts'
import {
  contentPolicy,
  headerRules,
  redirectPage,
  redirectRules,
  robots,
  sitemap,
} from './site-files.ts'
import type { SiteText } from './site-text.ts'

interface Options {
  source: string
  bundled: Bundle
  connect?: string[]
  styles?: StylePlace
  output: Output
}

/**
 * Writes everything but the pages: scripts, styles, pictures, icons, and the files for hosts and crawlers.
 * @returns the names of the files
 */
export async function writeSurroundings(
  { layout, notFound }: SiteText,
  pages: PageFacts[],
  { source, bundled, connect, styles, output }: Options,
): Promise<string[]> {
  const names: string[] = []
  const write = (name: string, content: string) => {
    names.push(name)
    output.write(name, content)
  }
  names.push(...output.copy(join(source, 'public')), ...output.copy(bundled.client))
  const icons = [...pages, factsOfBlocks(notFound.blocks)].flatMap((page) => page.icons)
  write(iconsUrl, await iconSprite(icons))
  write('/sitemap.xml', sitemap(layout, pages))
  write('/robots.txt', robots(layout))
  write('/_redirects', redirectRules(layout))
  const styleHash = styles === 'inline' ? sha256(styleText(bundled)) : undefined
  write(ownMark, headerRules(contentPolicy(sha256(bundled.starter), connect, styleHash)))
  for (const [from, to] of Object.entries(layout.redirects))
    write(`${from}/index.html`, redirectPage(to, layout))
  return names
}

const sha256 = (text: string) => hash('sha256', text, 'base64')
