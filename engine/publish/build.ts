import { join } from 'node:path'
import type { Bundle } from '../bundle/bundle.ts'
import { withLock } from '../files/lock.ts'
import type { Finding } from '../findings/finding.ts'
import { cacheFolder } from './cache-folder.ts'
import type { Host } from './hosts/host-files.ts'
import { discard, recover } from './journal.ts'
import type { Told } from './prepare.ts'
import type { Shard } from './shards/shard.ts'
import { writeSite } from './write-site.ts'

export interface BuildOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's pictures and other files. @default public */
  publicFolder?: string
  /** What was made of the source. */
  bundle: Bundle
  /** The manifest's file. */
  manifest: string
  /** The folder that is written. */
  out: string
  /** Where the site is put. @default any of them */
  host?: Host | undefined
  /** Which part of the site is built. @default all of it */
  shard?: Shard | undefined
  /** The folder that keeps what the next build can use again. @default one for each `out`, in node_modules/.cache/broadsheet */
  cache?: string
  /** Threads that work on pages, the command's own included. @default one a processor from 800 pages on, else one */
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
  /** What of it the host will not take. */
  limits: Finding[]
}

/** Builds a site. Where the manifest has errors nothing is written, and they are all returned. */
export async function buildSite(options: BuildOptions): Promise<Told & { report?: BuildReport }> {
  return withLock(options.out, () => buildLocked(options), { onWait: options.onProgress })
}

async function buildLocked(options: BuildOptions) {
  const { root, out, publicFolder = join(root, 'public'), cache = cacheFolder(root, out) } = options
  recover(out)
  return writeSite({ ...options, publicFolder, cache }).finally(() => discard(out))
}
