import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withLock } from '../files/lock.ts'
import { bundleKey } from './bundle-key.ts'
import type { Sheet } from './sheets-plugin.ts'

export interface BundleOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's `site.ts`. */
  source: string
  /** Told what is being done, where the bundle is not there yet. */
  onProgress?: (words: string) => void
}

/** What was made of the source, and knows no site's manifest. */
export interface Bundle {
  /** Names all that went in. */
  key: string
  /** The folder with the browser's files. */
  client: string
  /** The module with the engine, and that of a thread which writes pages. */
  engine: string
  pageThread: string
  made: MadeBundle
}

/** What pages need to know of the bundle. */
export interface MadeBundle {
  /** The addresses of the script that hydrates a page, and of what it imports, in the order in which they run. */
  entryChunks: string[]
  /** Script files that only some blocks need, by the block's type. */
  blockChunks: { [blockType: string]: string[] }
  /** The style sheets, in the order of the cascade. */
  sheets: Sheet[]
  /** The script in the head of every page. */
  theme: string
  /** The script at the end of every page. */
  starter: string
}

/** Where a project's bundles are kept. */
export function bundlesFolder(root: string): string {
  return join(root, 'node_modules/.cache/broadsheet/bundle')
}

/** How many bundles are kept: switching between branches costs nothing. */
const keptBundles = 6

/** The bundle of the source as it is; it is made where there is none yet. */
export async function openBundle(options: BundleOptions): Promise<Bundle> {
  const { root, source, onProgress } = options
  const key = bundleKey(root, source)
  const all = bundlesFolder(root)
  const folder = join(all, key)
  const make = () => makeBundle(options, key, folder)
  // Several processes may miss the same bundle at the same time: one makes it.
  const made = readMade(folder) ?? (await withLock(all, make, { onWait: onProgress }))
  if (!made) return openBundle(options)
  return {
    key,
    client: join(folder, 'client'),
    engine: join(folder, 'server/engine.mjs'),
    pageThread: join(folder, 'server/page-thread.mjs'),
    made,
  }
}

/** Nothing where the source was changed while it was bundled. */
async function makeBundle(
  { root, source, onProgress }: BundleOptions,
  key: string,
  folder: string,
): Promise<MadeBundle | undefined> {
  const before = readMade(folder)
  if (before) return before
  onProgress?.('Bundling the source (once for each state of it)')
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  await makeApart([root, source, part])
  if (bundleKey(root, source) !== key) {
    rmSync(part, { recursive: true })
    return undefined
  }
  renameSync(part, folder)
  prune(dirname(folder))
  const made = readMade(folder)
  if (made) return made
  throw new Error('The bundle was made and cannot be read. This is a bug in Broadsheet.')
}

function readMade(folder: string): MadeBundle | undefined {
  try {
    const made: MadeBundle = JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8'))
    const now = new Date()
    utimesSync(folder, now, now) // the bundles that were used last are kept
    return made
  } catch {
    return undefined
  }
}

/** In a process of its own: the bundler's memory is given back, and it sees the environment of a release. */
async function makeApart(args: string[]): Promise<void> {
  const { spawn } = await import('node:child_process') // most processes find their bundle made
  const file = join(import.meta.dirname, 'make-bundle.ts')
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The source could not be bundled; the reason stands above.'))
    })
  })
}

function prune(all: string): void {
  const folders = readdirSync(all).map((name) => join(all, name))
  const usedAt = (folder: string) => statSync(folder).mtimeMs
  for (const folder of folders.sort((a, b) => usedAt(b) - usedAt(a)).slice(keptBundles))
    rmSync(folder, { recursive: true, force: true })
}
