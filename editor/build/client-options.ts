import { join } from 'node:path'
import uno from 'unocss/vite'
import type { InlineConfig, Plugin } from 'vite'
import { ownBlocksPlugin } from '../../engine/bundle/own-blocks-plugin.ts'
import { siteResolve } from '../../engine/bundle/site-resolve.ts'
import { look } from './look.ts'

const documents = ['app/index.html', 'app/blocks/examples/examples.html', 'frame/frame.html']

/** Where the engine is, the site's source, the site, and what is written. */
type Folders = { [name in 'root' | 'source' | 'site' | 'folder']: string }

/** What Vite is told to make the browser's part of the editor, besides the project's own settings. */
export function clientOptions({ root, source, site, folder }: Folders): InlineConfig {
  return {
    root: join(root, 'editor'),
    base: '/_editor/',
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    envDir: site,
    resolve: siteResolve(root, source),
    plugins: [uno(look), ownBlocksPlugin(root, source)],
    worker: {
      format: 'es',
      plugins: () => [withoutStyles, ownBlocksPlugin(root, source)],
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    build: {
      target: 'es2022',
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'], // those that know `light-dark()`
      emptyOutDir: true,
      outDir: folder,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      manifest: 'files.json',
      rolldownOptions: {
        input: documents.map((name) => join(root, 'editor', name)),
        external: /^\/_art\//, // what the server draws itself
        checks: { pluginTimings: false },
      },
    },
  }
}

/** The document in the worker knows blocks by what they say of themselves, and shows none. */
const withoutStyles: Plugin = {
  name: 'broadsheet:no-styles',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
}
