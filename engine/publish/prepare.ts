import { hash } from 'node:crypto'
import { checkOptions } from '../analysis/check-options.ts'
import { load } from '../analysis/load.ts'
import { hasErrors } from '../findings/count-findings.ts'
import type { Finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { Source } from '../text/source.ts'
import type { BuildOptions } from './build.ts'
import type { BuildCache } from './build-cache.ts'
import { filesIn } from './files-in.ts'
import type { OpenManifests } from './manifest-file.ts'
import type { PageThreads } from './page-threads.ts'
import { checkSite, readIncluding, readSite, type SiteText } from './site-text.ts'

type Options = Pick<BuildOptions, 'root' | 'manifest' | 'onProgress'> & {
  publicFolder: string
  /** Where the manifest is opened. */
  manifests: OpenManifests
  threads: PageThreads
  bundle: Pick<BuildOptions['bundle'], 'key'>
  /** Whether all pages will be written, whatever is known of them. */
  isAllNew?: boolean
}

type Prepared = Told &
  (
    | { site: SiteText; facts: string[] | 'same'; factsKey: string; ownFiles: string[] }
    | { site?: undefined; facts?: undefined; factsKey?: undefined; ownFiles?: undefined }
  )

/** What was found, and in which text, where there was anything to look at. */
export interface Told {
  findings: Finding[]
  source?: Source
}

/**
 * Checks the manifest. One without errors is checked page by page, which looks for nothing else: its warnings are
 * left to `npm run check`. They are told only where there are errors too.
 * @returns the facts of the pages as JSON, or "same" where all are those of the cache
 */
export async function prepare(
  { root, manifest, manifests, publicFolder, bundle, threads, isAllNew, onProgress }: Options,
  cache: BuildCache | undefined,
): Promise<Prepared> {
  onProgress?.('Checking the manifest')
  const files = { ...checkOptions(root, publicFolder), threads }
  const file = manifests.open(manifest)
  const opened = file && (readSite(file, cache?.pages) ?? readIncluding(manifest, file))
  if (isAllNew) threads.start(opened?.hashes.length ?? 0)
  const factsKey = hash('sha1', bundle.key + opened?.globalsHash)
  const ownFiles = filesIn(publicFolder).sort()
  // Facts hold as long as neither the page's text has changed nor what surrounds all pages.
  const pages = cache?.factsKey === factsKey ? cache.pages : []
  const isSameAround = cache?.ownFiles.join() === ownFiles.join()
  const facts = opened && (await checkSite(opened, { pages, isSameAround }, files))
  if (opened && facts) return { site: opened, facts, factsKey, ownFiles, findings: [] }

  // Something is wrong, or the text has another shape: the whole analysis has the words for it.
  const { source, findings } = await load(manifest, files)
  if (hasErrors(findings)) return { findings, source }
  return { ...(await usual(manifests, source.text, files)), factsKey, ownFiles, findings, source }
}

/** A manifest without errors, but of an unusual shape, in the usual one. */
async function usual(
  manifests: OpenManifests,
  text: string,
  files: CheckOptions & { threads: PageThreads },
): Promise<{ site: SiteText; facts: string[] }> {
  const site = readSite(manifests.openText(JSON.stringify(JSON.parse(text))))
  const facts = site && (await checkSite(site, { pages: [], isSameAround: false }, files))
  if (!site || !facts || facts === 'same')
    throw new Error('A manifest without errors cannot be built. This is a bug in Broadsheet.')
  return { site, facts }
}
