import { join } from 'node:path'
import { bundleKey } from '../../engine/bundle/bundle-key.ts'
import { makeOnce } from '../../engine/bundle/make-once.ts'

export interface ClientOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's `site.ts`: the frame shows pages in the site's own look. */
  source: string
  /** The site's folder, whose `.env` holds. @default root */
  site?: string | undefined
  /** Told what is being done, where the client is not made yet. */
  onProgress?: (words: string) => void
}

/**
 * The folder with the browser's part of the editor; it is made of the source as it is by the first who asks. All
 * of it is served below `/_editor/`: `app/index.html` for each address there that is no file, the frame's document
 * as `frame/frame.html`, and what both ask for in `assets/`, whose names bear hashes.
 */
export async function openClient(options: ClientOptions): Promise<string> {
  const { root, source, site = root, onProgress } = options
  const { folder } = await makeOnce({
    all: join(root, 'node_modules/.cache/broadsheet/editor'),
    shipped: join(root, 'made/editor'),
    key: () => bundleKey({ root, source, site }, ['editor', 'engine', 'schema', 'src']),
    program: join(import.meta.dirname, 'make-client.ts'),
    args: [root, source, site],
    last: 'files.json',
    onProgress,
  })
  return folder
}
