import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import type { MadeBundle } from './bundle.ts'
import { describeChunks } from './describe-chunks.ts'
import { inlineScript } from './inline-script.ts'
import { type Sheet, sheetsPlugins } from './sheets-plugin.ts'
import { viteOptions } from './vite-options.ts'

// A process of its own, told the project's folder, the site's, and the one that is written.
const [root = '', source = '', folder = ''] = process.argv.slice(2)

let sheets: Sheet[] = []
const onSheets = (made: Sheet[]) => {
  sheets = made
}
const builder = await createBuilder({
  ...viteOptions(root, source, folder),
  plugins: [
    sheetsPlugins(root, onSheets),
    {
      name: 'broadsheet:no-styles',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name !== 'client',
      load: { filter: { id: /\.css$/ }, handler: () => '' },
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
writeFileSync(join(folder, 'bundle.json'), JSON.stringify(made))
