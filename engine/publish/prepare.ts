import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Finding } from '../findings/finding.ts'
import { hasErrors } from '../findings/report.ts'
import { load } from '../manifest/load.ts'
import type { PageFacts } from '../manifest/page-facts.ts'
import { filesIn, picturesIn } from '../manifest/picture-files.ts'
import type { BuildOptions } from './build.ts'
import type { BuildCache } from './build-cache.ts'
import { filesIn as namesIn } from './files-in.ts'
import { checkSite, openSite, type SiteText, siteAsText } from './site-text.ts'

type Prepared = { findings: Finding[] } & (
  | { site: SiteText; facts: PageFacts[] | 'same'; factsKey: string; ownFiles: string[] }
  | { site?: undefined; facts?: undefined; factsKey?: undefined; ownFiles?: undefined }
)

/**
 * Checks the manifest. One without errors is checked page by page, which looks for nothing else: its warnings are
 * left to `npm run check`. They are told only where there are errors too.
 * @returns the facts of the pages, or "same" where all are those of the cache
 */
export async function prepare(
  { manifest, source, bundle, onProgress }: BuildOptions & { source: string },
  cache: BuildCache | undefined,
): Promise<Prepared> {
  onProgress?.('Checking the manifest')
  const folder = join(source, 'public')
  const files = { pictureAt: picturesIn(folder), fileExists: filesIn(folder) }
  const opened = openSite(manifest, cache?.pages)
  const factsKey = hash('sha1', bundle.key + opened?.headHash)
  const ownFiles = namesIn(folder).sort()
  // Facts hold as long as neither the page's text has changed nor what surrounds all pages.
  const pages = cache?.factsKey === factsKey ? cache.pages : []
  const isSameAround = cache?.ownFiles.join() === ownFiles.join()
  const facts = opened && checkSite(opened, { pages, isSameAround }, files)
  if (opened && facts) return { site: opened, facts, factsKey, ownFiles, findings: [] }

  // Something is wrong, or may be: the whole check has the words for it.
  const { site, findings } = await load(manifest, files)
  if (!site || hasErrors(findings)) return { findings }
  const text = siteAsText(site)
  return { site: text, facts: text.facts, factsKey, ownFiles, findings }
}
