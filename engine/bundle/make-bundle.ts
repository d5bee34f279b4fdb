import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { picture } from '../art/picture.ts'
import { rosettes } from '../art/rosettes.ts'
import { pictureUrl, rosettesUrl } from '../assets/urls.ts'
import { ownBlockTypes } from '../schema-compiler/own-blocks.ts'
import { blocksIn } from './block-of.ts'
import type { MadeBundle } from './bundle.ts'
import { describeChunks } from './describe-chunks.ts'
import { factsPlugin } from './facts-plugin.ts'
import { inlineScript } from './inline-script.ts'
import { ownBlocksPlugin } from './own-blocks-plugin.ts'
import { type Sheet, sheetsPlugins } from './sheets-plugin.ts'
import { viteOptions } from './vite-options.ts'

// A process of its own, told the engine's folder, those of the site's source and of the site, and the one that is written.
const [root = '', source = '', site = '', folder = ''] = process.argv.slice(2)

await refuseWrongBlocks()

let sheets: Sheet[] = []
const onSheets = (made: Sheet[]) => {
  sheets = made
}
const blockOf = blocksIn(root, source)
const builder = await createBuilder({
  ...viteOptions({ root, source, site, folder }),
  plugins: [
    ownBlocksPlugin(root, source),
    sheetsPlugins({ root, blockOf }, onSheets),
    factsPlugin(blockOf),
    {
      name: 'broadsheet:no-styles',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name !== 'client',
      load: { filter: { id: /\.css$/ }, handler: () => '' },
    },
    {
      // Scripts import no style sheets, and hosts are told of no script beforehand: what loads both stays away.
      name: 'broadsheet:no-preload',
      enforce: 'pre',
      load: {
        filter: { id: /^\0vite\/preload-helper\.js$/ },
        handler: () => 'export const __vitePreload = (load) => load()',
      },
    },
    {
      // React's door leads to two renderers; the one to streams is as large again, and brings Node's crypto with it.
      name: 'broadsheet:renderer-to-strings',
      applyToEnvironment: ({ name }) => name !== 'client',
      load: {
        filter: { id: /\/react-dom\/server\.node\.js$/ },
        handler: () =>
          "module.exports = require('./cjs/react-dom-server-legacy.node.production.js')",
      },
    },
  ],
})
const { client, ssr } = builder.environments
if (!client || !ssr) throw new Error('Vite has no such environment. This is a bug in Broadsheet.')
const [built] = await Promise.all([builder.build(client), builder.build(ssr)])
const made: MadeBundle = {
  ...describeChunks(built, blockOf),
  sheets,
  theme: inlineScript('theme.js'),
  starter: inlineScript('starter.js'),
}
mkdirSync(join(folder, 'client', dirname(rosettesUrl)), { recursive: true })
writeFileSync(join(folder, 'client', rosettesUrl), rosettes())
writeFileSync(join(folder, 'client', pictureUrl), picture())
writeFileSync(join(folder, 'bundle.json'), JSON.stringify(made))

/** Whoever writes a block reads what is wrong with it, and not where the bundler was when it found that. */
async function refuseWrongBlocks(): Promise<void> {
  if (ownBlockTypes(source).length === 0) return
  const { compileOwnBlocks } = await import('../schema-compiler/compile-own-blocks.ts')
  try {
    await compileOwnBlocks(root, source)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
