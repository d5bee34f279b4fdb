import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { Finding } from '../manifest/finding.ts'
import { filesOf, readCache, writeCache } from './build-cache.ts'
import { cacheFolder } from './cache-folder.ts'
import { frameOf, type StylePlace } from './frame.ts'
import { isOurs, Output } from './output.ts'
import { prepare } from './prepare.ts'
import { createSharing } from './share/sharing.ts'
import { sourcesKey } from './sources.ts'
import { writeChangedPages } from './write-changed-pages.ts'
import { writeSurroundings } from './write-surroundings.ts'

export interface BuildOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's entries `client.tsx` and `server.tsx`, its `public`, and `theme/postcss.ts`, whose `plugins` the style sheet is put through. @default src */
  source?: string
  /** The manifest's file. */
  manifest: string
  /** The folder that is written. */
  out: string
  /** What `import.meta.env` has besides `PROD` and `DEV`. @default nothing */
  env?: { [name: string]: string }
  /** Origins besides the site's own that its scripts and forms send to. @default none */
  connect?: string[]
  /** Whether each page has the styles in it, or leads to them; docs/performance.md has the figures. @default linked */
  styles?: StylePlace
  /** The folder that keeps what the next build can use again. @default one for each `out`, in node_modules/.cache/broadsheet */
  cache?: string
  /** Threads that render. @default one a processor from 2,000 pages on, else none */
  workers?: number
  /** Told what is being done, and in between how many of the pages are done. */
  onProgress?: (words: string, done?: { pages: number; of: number }) => void
}

export interface BuildReport {
  pages: number
  /** How many of them were rendered, since they or what surrounds them had changed. */
  rendered: number
  files: number
  written: number
  bytes: number
  largest: { path: string; bytes: number }
}

/** Builds a site. Where the manifest has errors nothing is written, and they are all returned. */
export async function buildSite(
  options: BuildOptions,
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { root, out, source = join(root, 'src'), cache: folder = cacheFolder(root, out) } = options
  const cacheFile = join(folder, 'pages.json')
  const sources = sourcesKey(root, source)
  const cache = readCache(cacheFile)
  const { site, facts, bundled, factsKey, findings } = await prepare(
    { ...options, source },
    { folder, sources, cache },
  )
  if (!site) return { findings }
  if (!isOurs(out))
    throw new Error(
      `Nothing was written: "${out}" holds files that no build wrote and that this one would remove. Empty it, or give another folder with --out.`,
    )
  const listed = { layout: site.layout, pages: facts.map((page) => page.listed) }
  const sharing = await createSharing(listed, { root, source })
  const output = new Output(out)
  const frame = frameOf(bundled, sharing.headLinks, options.styles ?? 'linked')
  const frameKey = hash('sha1', JSON.stringify([sources, site.headHash, bundled, frame]))
  const kept = cache?.frameKey === frameKey ? cache.pages : []
  const { pages, ...counts } = await writeChangedPages(site, facts, {
    ...options,
    bundled,
    frame,
    kept,
    output,
  })
  const files = await writeSurroundings(site, facts, {
    ...options,
    ...{ source, bundled, sharing, output },
  })
  output.finish(cache && filesOf(cache))
  writeCache(cacheFile, { factsKey, frameKey, pages, files })
  const { written, bytes } = output
  return {
    findings,
    report: { pages: facts.length, ...counts, files: output.files.length, written, bytes },
  }
}
