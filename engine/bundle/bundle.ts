import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Layout } from '../manifest/site.ts'
import { readKept, writeKept } from '../publish/kept.ts'
import { bundleStyles } from './bundle-styles.ts'
import type { StyleFile } from './styles-plugin.ts'

/** What is bundled, and how. All of it can be sent to another process. */
export interface BundleOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's entries. */
  source: string
  /** Where the bundles are put and kept: the browser's in `client`, that for prerendering in `server`. */
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
  /** The addresses of the script that wakes a page, and of what it imports. */
  entryChunks: string[]
  /** The style sheets that the site's modules import, in the order in which those run. */
  styleFiles: StyleFile[]
  /** Script files that only some blocks need, by the block's type. */
  blockChunks: { [blockType: string]: string[] }
  /** The script in the head of every page. */
  theme: string
  /** The script at the end of every page. */
  starter: string
}

export interface Bundler {
  /** Whether it has a process of its own, whose memory is given back when the bundle is made. */
  isApart: boolean
  /**
   * Bundles the site's source for the browser and for prerendering, or takes what is there already.
   * @param sources names the state of the source and the packages
   */
  bundle: (layout: Layout, sources: string) => Promise<Bundle>
  /** One style sheet for a site that shows these kinds of blocks; it does not wait for the bundle. */
  styles: (types: string[]) => Promise<string>
  /** Ends what waits for a layout that will not come. */
  stop: () => void
}

/**
 * A bundler; where nothing is kept it begins at once, while the manifest is still being read.
 * @param isApart whether to bundle in a process of its own
 */
export function createBundler(options: BundleOptions, isApart: boolean): Bundler {
  const file = join(options.folder, 'bundle.json')
  let kept = readKept<{ key: string; bundle: Bundle }>(file)
  let begun = kept ? undefined : begin(options, isApart)
  return {
    isApart,
    async bundle(layout, sources) {
      const key = createHash('sha256')
        .update(JSON.stringify([sources, layout, options.env]))
        .digest('hex')
      if (kept?.key === key) return kept.bundle
      begun ??= begin(options, isApart)
      const bundled = await begun.finish(layout)
      begun = undefined
      // A process that builds twice must not get the first module of that name again.
      const bundle = { ...bundled, server: `${bundled.server}?${key.slice(0, 8)}` }
      kept = { key, bundle }
      writeKept(file, kept)
      return bundle
    },
    async styles(types) {
      const files = (await begun?.styleFiles) ?? kept?.bundle.styleFiles ?? []
      return bundleStyles({ ...options, files, types })
    },
    stop: () => begun?.stop(),
  }
}

/** The bundler's work, which waits for the layout. */
interface Work {
  finish: (layout: Layout) => Promise<Bundle>
  styleFiles: Promise<StyleFile[]>
  stop: () => void
}

function begin(options: BundleOptions, isApart: boolean): Work {
  rmSync(options.folder, { recursive: true, force: true })
  return isApart ? bundleApart(options) : bundleHere(options)
}

function bundleHere(options: BundleOptions): Work {
  const layout = Promise.withResolvers<Layout>()
  const styles = Promise.withResolvers<StyleFile[]>()
  const bundling = import('./make-bundle.ts').then(({ makeBundle }) =>
    makeBundle(options, layout.promise, styles.resolve),
  )
  // A reason to fail only once the bundle is asked for.
  for (const waiting of [bundling, layout.promise]) waiting.catch(() => {})
  return {
    finish(known) {
      layout.resolve(known)
      return bundling
    },
    styleFiles: styles.promise,
    stop: () => layout.reject(new Error('No layout came.')),
  }
}

/** In a process of its own: slower, but it gives some 200 MB back when it ends. */
function bundleApart(options: BundleOptions): Work {
  const frugal = ['--max-semi-space-size=1', '--max-old-space-size=96']
  const child = spawn(process.execPath, [...frugal, join(import.meta.dirname, 'bundle-apart.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ROLLDOWN_WORKER_THREADS: '1',
      RAYON_NUM_THREADS: '1',
      MALLOC_ARENA_MAX: '1',
    },
  })
  child.stdin.write(`${JSON.stringify(options)}\n`)
  const closed = new Promise((resolve) => child.on('close', resolve))
  const made = text(child.stdout).then(async (answer): Promise<Bundle> => {
    if ((await closed) === 0) return JSON.parse(answer)
    throw new Error('The source could not be bundled; the reason stands above.')
  })
  const styleFiles = made.then((bundle) => bundle.styleFiles)
  // Reasons to fail only once the bundle is asked for.
  for (const waiting of [made, styleFiles]) waiting.catch(() => {})
  return {
    finish(layout) {
      child.stdin.end(JSON.stringify(layout))
      return made
    },
    styleFiles,
    stop: () => void child.kill(),
  }
}
