import { hash } from 'node:crypto'
import { check } from '../analysis/check.ts'
import { checkOptions } from '../analysis/check-options.ts'
import { readManifest } from '../analysis/load.ts'
import { hasErrors } from '../findings/count-findings.ts'
import type { Finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import { PagedSource } from '../text/paged-source.ts'
import type { Source } from '../text/source.ts'
import type { BuildOptions } from './build.ts'
import type { BuildCache } from './build-cache.ts'
import { filesIn } from './files-in.ts'
import { KnownPages } from './known-pages.ts'
import type { OpenManifests } from './manifest-file.ts'
import type { PageThreads } from './page-threads.ts'
import type { SiteFacts } from './site-facts.ts'
import { checkSite, type Means, readIncluding, readSite, type SiteText } from './site-text.ts'

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
    | (Checked & { factsKey: string; ownFiles: string[] })
    | (Partial<Record<keyof Checked, undefined>> & { factsKey?: undefined; ownFiles?: undefined })
  )

interface Checked {
  site: SiteText
  facts: SiteFacts
  /** Whether all pages have the facts that they had, and what they are held against is as it was. */
  isSame: boolean
}

/** What was found, and in which text, where there was anything to look at. */
export interface Told {
  findings: Finding[]
  source?: Source
}

/**
 * Checks the manifest. One without errors is checked page by page, which looks for nothing else: its warnings are
 * left to `npm run check`. They are told only where there are errors too.
 * @returns the site, and the facts of its pages, where nothing is wrong
 */
export async function prepare(
  { root, manifest, manifests, publicFolder, bundle, threads, isAllNew, onProgress }: Options,
  cache: BuildCache | undefined,
): Promise<Prepared> {
  onProgress?.('Checking the manifest')
  const files = { ...checkOptions(root, publicFolder), threads, manifests }
  const file = manifests.open(manifest)
  const opened = file && (readSite(file, cache?.pages) ?? readIncluding(manifest, file))
  if (isAllNew) threads.start(opened?.hashes.length ?? 0)
  const factsKey = hash('sha1', bundle.key + opened?.globalsHash)
  const ownFiles = filesIn(publicFolder).sort()
  // Facts hold as long as neither the page's text has changed nor what surrounds all pages.
  const pages = cache?.factsKey === factsKey ? cache.pages : new KnownPages()
  const isSameAround = cache?.ownFiles.join() === ownFiles.join()
  const checked = opened && (await checkSite(opened, { pages, isSameAround }, files))
  if (opened && checked) return { site: opened, ...checked, factsKey, ownFiles, findings: [] }

  // Something is wrong, or the text has another shape: the whole analysis has the words for it.
  const { source, findings } = await check(manifest, files, () => manifests.openText('').descriptor)
  if (hasErrors(findings)) return { findings, source }
  const { text } = source instanceof PagedSource ? await readManifest(manifest) : source
  return { ...(await usual(text, files)), factsKey, ownFiles, findings, source }
}

/** A manifest without errors, but of an unusual shape, in the usual one. */
async function usual(text: string, files: CheckOptions & Means): Promise<Checked> {
  const site = readSite(files.manifests.openText(JSON.stringify(JSON.parse(text))))
  const checked =
    site && (await checkSite(site, { pages: new KnownPages(), isSameAround: false }, files))
  if (!site || !checked)
    throw new Error('A manifest without errors cannot be built. This is a bug in Broadsheet.')
  return { site, ...checked }
}
