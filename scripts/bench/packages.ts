import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { layoutModule } from '../../engine/bundle/layout-module.ts'
import { stylesPlugin } from '../../engine/bundle/styles-plugin.ts'
import { load } from '../../engine/manifest/load.ts'
import { root } from '../manifest-argument.ts'

// node scripts/bench/packages.ts: what each package adds to the scripts of this site, minified alone.

const { site } = await load(join(root, 'site.manifest.json'))
if (!site) throw new Error('The manifest has mistakes; see "npm run check".')
const build = await rolldown({
  input: join(root, 'src/client.tsx'),
  cwd: root,
  platform: 'browser',
  logLevel: 'silent',
  plugins: [layoutModule(() => site.layout), stylesPlugin()],
  transform: {
    target: 'es2022',
    jsx: 'react-jsx',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  },
})
const packageOf = (id: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  (id.includes('virtual:') ? 'the layout' : 'our own code')
const { output } = await build.generate({
  minify: true,
  codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: packageOf }] },
})
const rows = output.flatMap((file) => {
  if (file.type !== 'chunk') return []
  return [{ name: file.name, raw: file.code.length, brotli: brotliCompressSync(file.code).length }]
})
for (const { name, raw, brotli } of rows.sort((a, b) => b.raw - a.raw))
  console.log(`| ${name} | ${raw} | ${brotli} |`)
await build.close()
