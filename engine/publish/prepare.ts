import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Bundle, Bundler } from '../bundle/bundle.ts'
import type { Finding } from '../findings/finding.ts'
import { hasErrors } from '../findings/report.ts'
import type { PageFacts } from '../manifest/page-facts.ts'
import { filesIn, picturesIn } from '../manifest/picture-files.ts'
import type { BuildOptions } from './build.ts'
import type { BuildCache } from './build-cache.ts'
import { checkSite, openSite, type SiteText, siteAsText } from './site-text.ts'

interface Before {
  bundler: Bundler
  /** Names the state of the source. */
  sources: string
  cache: BuildCache | undefined
}

type Prepared = { findings: Finding[] } & (
  | { site: SiteText; facts: PageFacts[]; bundled: Bundle; css: string; factsKey: string }
  | {
      site?: undefined
      facts?: undefined
      bundled?: undefined
      css?: undefined
      factsKey?: undefined
    }
)

/**
 * Checks the manifest while the source is bundled. A manifest without errors is checked page by page, which
 * looks for nothing else: its warnings are left to `npm run check`. They are told only where there are errors too.
 */
export async function prepare(
  options: BuildOptions & { source: string },
  { bundler, sources, cache }: Before,
): Promise<Prepared> {
  const { manifest, onProgress = () => {} } = options
  const bundleOf = ({ layout }: SiteText): Promise<Bundle> => bundler.bundle(layout, sources)
  const bundled = async (site: SiteText, facts: PageFacts[], bundling: Promise<Bundle>) => {
    const shown = site.notFound.blocks.map(({ type }) => type)
    const types: string[] = [...new Set([...facts.flatMap((page) => page.types), ...shown])]
    const [bundle, css] = await Promise.all([bundling, bundler.styles(types)])
    return { site, facts, bundled: bundle, css }
  }
  onProgress('Checking the manifest, bundling the source')
  const folder = join(options.source, 'public')
  const files = { pictureAt: picturesIn(folder), fileExists: filesIn(folder) }
  const opened = openSite(manifest)
  const bundling = opened && bundleOf(opened)
  bundling?.catch(() => {}) // a reason to fail only where the manifest is right
  const factsKey = hash('sha1', sources + opened?.headHash)
  if (bundler.isApart) await bundling?.catch(() => {}) // both at once would need the memory of both
  const facts = opened && checkSite(opened, knownFacts(cache, factsKey), files)
  if (opened && bundling && facts)
    return { ...(await bundled(opened, facts, bundling)), factsKey, findings: [] }

  // Something is wrong, or may be: the whole check has the words for it.
  const { load } = await import('../manifest/load.ts')
  const { site, findings } = await load(manifest, files)
  await bundling?.catch(() => {})
  if (!site || hasErrors(findings)) return { findings }
  const text = siteAsText(site)
  return { ...(await bundled(text, text.facts, bundleOf(text))), factsKey, findings }
}

/** Facts hold as long as neither the page's text has changed nor what surrounds all pages. */
function knownFacts(cache: BuildCache | undefined, factsKey: string) {
  const pages = cache?.factsKey === factsKey ? cache.pages : []
  const known = new Map(pages.map((page) => [page.hash, page]))
  return (text: string): PageFacts | undefined => known.get(text)
}
