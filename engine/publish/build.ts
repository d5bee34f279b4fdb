import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createBundler } from '../bundle/bundle.ts'
import type { Finding } from '../findings/finding.ts'
import { cacheFolder } from './cache-folder.ts'

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

/** From this size on, in bytes, a manifest needs so much memory that the bundler's is given back first. */
const largeManifest = 5_000_000

/** Builds a site. Where the manifest has errors nothing is written, and they are all returned. */
export async function buildSite(
  options: BuildOptions,
): Promise<{ findings: Finding[]; report?: BuildReport }> {
  const { root, out, source = join(root, 'src'), cache = cacheFolder(root, out) } = options
  const env = { DEV: false, PROD: true, ...options.env }
  const { size = 0 } = statSync(options.manifest, { throwIfNoEntry: false }) ?? {}
  const place = { root, source, folder: join(cache, 'bundle'), env }
  const bundler = createBundler(place, size > largeManifest)
  const { writeSite } = await import('./write-site.ts') // while the bundler begins
  return writeSite({ ...options, source, cache }, bundler).finally(bundler.stop)
}
