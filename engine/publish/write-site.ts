import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Bundler } from '../bundle/bundle.ts'
import { sourcesKey } from '../bundle/sources.ts'
import type { Finding } from '../findings/finding.ts'
import { factsOf } from '../manifest/page-facts.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { type BuildCache, filesOf } from './build-cache.ts'
import { frameOf } from './frame.ts'
import { readKept, writeKept } from './kept.ts'
import { isOurs, Output } from './output.ts'
import { prepare } from './prepare.ts'
import { createSharing } from './sharing/sharing.ts'
import { writeChangedPages } from './write-changed-pages.ts'
import { writeSurroundings } from './write-surroundings.ts'

type Options = BuildOptions & Required<Pick<BuildOptions, 'source' | 'cache'>>

/** Checks the manifest and writes the site with what the bundler makes. */
export async function writeSite(
  options: Options,
  bundler: Bundler,
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { root, out, source } = options
  const cacheFile = join(options.cache, 'pages.json')
  const sources = sourcesKey(root, source)
  const cache = readKept<BuildCache>(cacheFile)
  const { site, facts, bundled, css, factsKey, findings } = await prepare(options, {
    bundler,
    sources,
    cache,
  })
  if (!site) return { findings }
  if (!isOurs(out))
    throw new Error(
      `Nothing was written: "${out}" holds files that no build wrote and that this one would remove. Empty it, or give another folder with --out.`,
    )
  const listed = { layout: site.layout, pages: facts.map((page) => page.listed) }
  const sharing = await createSharing(listed, { root, source })
  const output = new Output(out)
  const frame = frameOf(bundled, css, sharing.headLinks)
  const frameKey = hash('sha1', JSON.stringify([sources, site.headHash, bundled, frame]))
  const kept = cache?.frameKey === frameKey ? cache.pages : []
  const { pages, ...counts } = await writeChangedPages(site, facts, {
    ...options,
    bundled,
    frame,
    kept,
    output,
  })
  const icons = [...facts, factsOf(site.notFound, 'NotFoundPage')].flatMap((page) => page.icons)
  const files = await writeSurroundings({
    ...options,
    ...{ icons, listed, bundled, css, sharing, output },
  })
  output.finish(cache && filesOf(cache))
  writeKept(cacheFile, { factsKey, frameKey, pages, files } satisfies BuildCache)
  const { written, bytes } = output
  return {
    findings,
    report: { pages: facts.length, ...counts, files: output.files.length, written, bytes },
  }
}
