import { join } from 'node:path'
import { bundleKey } from './bundle-key.ts'
import { makeOnce } from './make-once.ts'
import type { Sheet } from './sheets-plugin.ts'

export interface BundleOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's `site.ts`. */
  source: string
  /** The site's folder, whose `.env` holds. @default root */
  site?: string | undefined
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

/** The bundle of the source as it is; it is made where there is none yet. */
export async function openBundle(options: BundleOptions): Promise<Bundle> {
  const { root, source, site = root, onProgress } = options
  const { key, folder, made } = await makeOnce<MadeBundle>({
    all: bundlesFolder(root),
    shipped: join(root, 'made/bundle'),
    key: () => bundleKey({ root, source, site }),
    program: join(import.meta.dirname, 'make-bundle.ts'),
    args: [root, source, site],
    last: 'bundle.json',
    onProgress,
  })
  return {
    key,
    client: join(folder, 'client'),
    engine: join(folder, 'server/engine.mjs'),
    pageThread: join(folder, 'server/page-thread.mjs'),
    made,
  }
}
