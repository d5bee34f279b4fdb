import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Layout } from '../manifest/site.ts'

/** What is bundled, and how. All of it can be sent to another process. */
export interface BundleOptions {
  layout: Layout
  /** The project's folder. */
  root: string
  /** The folder with the site's entries. */
  source: string
  /** Where the bundles are put and kept. */
  folder: string
  /** What `import.meta.env` is. */
  env: { [name: string]: string | boolean }
}

/** What the pages need to know of the bundles. */
export interface Bundle {
  /** The folder with the client's files. */
  client: string
  /** The address of the module that pages are rendered with, and the file of the one that writes them. */
  server: string
  pageWorker: string
  /** The address of the script that wakes a page, and of what it imports. */
  entry: string
  entryChunks: string[]
  styleSheet: string
  /** Script files that only some blocks need, by the block's type. */
  blockChunks: { [blockType: string]: string[] }
  /** The script in the head of every page. */
  theme: string
  /** The script at the end of every page. */
  starter: string
}

/**
 * Bundles the site's source for the browser and for prerendering, or takes what is there already.
 * @param sources names the state of the source and the packages
 * @param isApart whether to bundle in another process, which gives its memory back
 */
export async function bundle(
  options: BundleOptions,
  sources: string,
  isApart: boolean,
): Promise<Bundle> {
  const { layout, env, folder } = options
  const key = createHash('sha256')
    .update(JSON.stringify([sources, layout, env]))
    .digest('hex')
  const kept = join(folder, 'bundle.json')
  const before = readKept(kept)
  if (before?.key === key) return before.bundle
  rmSync(folder, { recursive: true, force: true })
  process.env.RAYON_NUM_THREADS ??= '1' // as fast on few cores, and 50 MB less
  const bundled = isApart
    ? await bundleApart(options)
    : await (await import('./make-bundle.ts')).makeBundle(options)
  // A process that builds twice must not get the first module of that name again.
  const made = { ...bundled, server: `${bundled.server}?${key.slice(0, 8)}` }
  writeFileSync(kept, JSON.stringify({ key, bundle: made }))
  return made
}

function readKept(file: string): { key: string; bundle: Bundle } | undefined {
  // Written below, by this very function, or the key does not fit.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The bundler keeps some 200 MB until its process ends. */
async function bundleApart(options: BundleOptions): Promise<Bundle> {
  const frugal = ['--max-semi-space-size=1', '--max-old-space-size=96']
  const child = spawn(process.execPath, [...frugal, join(import.meta.dirname, 'bundle-apart.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ROLLDOWN_WORKER_THREADS: '1', MALLOC_ARENA_MAX: '1' },
  })
  child.stdin.end(JSON.stringify(options))
  let answer = ''
  child.stdout.on('data', (piece) => {
    answer += piece
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error('The source could not be bundled; the reason stands above.')
  return JSON.parse(answer)
}
