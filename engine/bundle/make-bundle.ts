import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'
import { rosettes } from '../art/rosettes.ts'
import { rosettesUrl } from '../assets/urls.ts'
import type { MadeBundle } from './bundle.ts'
import { describeChunks } from './describe-chunks.ts'
import { factsPlugin } from './facts-plugin.ts'
import { inlineScript } from './inline-script.ts'
import { type Sheet, sheetsPlugins } from './sheets-plugin.ts'
import { viteOptions } from './vite-options.ts'

// A process of its own, told the engine's folder, those of the site's source and of the site, and the one that is written.
const [root = '', source = '', site = '', folder = ''] = process.argv.slice(2)

let sheets: Sheet[] = []
const onSheets = (made: Sheet[]) => {
  sheets = made
}
const builder = await createBuilder({
  ...viteOptions({ root, source, site, folder }),
  plugins: [
    sheetsPlugins(root, onSheets),
    factsPlugin(),
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
  ...describeChunks(built),
  sheets,
  theme: inlineScript('theme.js'),
  starter: inlineScript('starter.js'),
}
mkdirSync(join(folder, 'client', dirname(rosettesUrl)), { recursive: true })
writeFileSync(join(folder, 'client', rosettesUrl), rosettes())
writeFileSync(join(folder, 'bundle.json'), JSON.stringify(made))
