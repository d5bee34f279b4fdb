import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Finding } from '../findings/finding.ts'
import { hasErrors } from '../findings/report.ts'
import { load } from '../manifest/load.ts'
import type { PageFacts } from '../manifest/page-facts.ts'
import { filesIn, picturesIn } from '../manifest/picture-files.ts'
import type { BuildOptions } from './build.ts'
import type { BuildCache } from './build-cache.ts'
import { checkSite, openSite, type SiteText, siteAsText } from './site-text.ts'

type Prepared = { findings: Finding[] } & (
  | { site: SiteText; facts: PageFacts[]; factsKey: string }
  | { site?: undefined; facts?: undefined; factsKey?: undefined }
)

/**
 * Checks the manifest. One without errors is checked page by page, which looks for nothing else: its warnings are
 * left to `npm run check`. They are told only where there are errors too.
 */
export async function prepare(
  { manifest, source, bundle, onProgress }: BuildOptions & { source: string },
  cache: BuildCache | undefined,
): Promise<Prepared> {
  onProgress?.('Checking the manifest')
  const folder = join(source, 'public')
  const files = { pictureAt: picturesIn(folder), fileExists: filesIn(folder) }
  const opened = openSite(manifest)
  const factsKey = hash('sha1', bundle.key + opened?.headHash)
  const facts = opened && checkSite(opened, knownFacts(cache, factsKey), files)
  if (opened && facts) return { site: opened, facts, factsKey, findings: [] }

  // Something is wrong, or may be: the whole check has the words for it.
  const { site, findings } = await load(manifest, files)
  if (!site || hasErrors(findings)) return { findings }
  const text = siteAsText(site)
  return { site: text, facts: text.facts, factsKey, findings }
}

/** Facts hold as long as neither the page's text has changed nor what surrounds all pages. */
function knownFacts(cache: BuildCache | undefined, factsKey: string) {
  const pages = cache?.factsKey === factsKey ? cache.pages : []
  const known = new Map(pages.map((page) => [page.hash, page]))
  return (text: string): PageFacts | undefined => known.get(text)
}
