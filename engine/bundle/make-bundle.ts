import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type OutputChunk, type RolldownOptions, rolldown } from 'rolldown'
import type { Layout } from '../manifest/site.ts'
import { blockOf } from './block-of.ts'
import type { Bundle, BundleOptions } from './bundle.ts'
import { inlineScript } from './inline-script.ts'
import { layoutModule } from './layout-module.ts'
import { type StyleFile, stylesPlugin } from './styles-plugin.ts'

const group = (name: string, packages: string) => ({
  name,
  test: new RegExp(`node_modules/(?:${packages})/`),
})

/**
 * Bundles for the browser and for prerendering.
 * @param onStyles told, as soon as all modules are known, the style sheets that they import
 * @param isFrugal whether to do one after the other, which takes longer and less memory
 */
export async function makeBundle(
  options: BundleOptions,
  layout: Promise<Layout>,
  onStyles: (files: StyleFile[]) => void,
  isFrugal = false,
): Promise<Bundle> {
  const [client, server] = [join(options.folder, 'client'), join(options.folder, 'server')]
  let styleFiles: StyleFile[] = []
  const bundlingClient = bundleClient(options, layout, client, (files) => {
    styleFiles = files
    onStyles(files)
  })
  if (isFrugal) await bundlingClient
  const bundlingServer = bundleServer(options, layout, server)
  const [chunks] = await Promise.all([bundlingClient, bundlingServer])
  return {
    client,
    server: pathToFileURL(join(server, 'server.mjs')).href,
    pageWorker: join(server, 'page-worker.mjs'),
    styleFiles,
    ...describe(chunks),
    theme: inlineScript('theme.js'),
    starter: inlineScript('starter.js'),
  }
}

function bundleClient(
  options: BundleOptions,
  layout: Promise<Layout>,
  folder: string,
  onStyles: (files: StyleFile[]) => void,
): Promise<OutputChunk[]> {
  return write(
    {
      ...common(options, layout, stylesPlugin(onStyles)),
      input: { client: join(options.source, 'client.tsx') },
      platform: 'browser',
      preserveEntrySignatures: 'allow-extension', // else what it shares with others lies in tiny files
    },
    {
      dir: folder,
      entryFileNames: '_assets/[name]-[hash].js',
      chunkFileNames: '_assets/[name]-[hash].js',
      minify: true,
      codeSplitting: {
        groups: [
          group('react', 'react|react-dom|scheduler'),
          group('router', '@tanstack/(?:react-router|router-core|history|react-store|store)'),
        ],
      },
    },
  )
}

function bundleServer(
  options: BundleOptions,
  layout: Promise<Layout>,
  folder: string,
): Promise<OutputChunk[]> {
  return write(
    {
      ...common(options, layout, stylesPlugin()),
      input: {
        server: join(options.source, 'server.tsx'),
        'page-worker': join(options.root, 'engine/publish/page-worker.ts'),
      },
      platform: 'node',
      external: /\/toaster\.tsx$/, // no page is rendered with a toast
      resolve: { mainFields: ['module', 'main'] }, // packages' ES modules: they can be bundled
    },
    { dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  )
}

function common(
  { root, env }: BundleOptions,
  layout: Promise<Layout>,
  styles: Plugin,
): RolldownOptions {
  return {
    cwd: root,
    logLevel: 'warn',
    onLog: (level, log, tell) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && tell(level, log), // "use client"
    plugins: [layoutModule(() => layout), styles],
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': JSON.stringify(env) },
    },
  }
}
type Plugin = ReturnType<typeof stylesPlugin>

async function write(
  input: RolldownOptions,
  output: NonNullable<Exclude<RolldownOptions['output'], unknown[]>>,
): Promise<OutputChunk[]> {
  const build = await rolldown(input)
  const written = await build.write(output)
  await build.close()
  return written.output.filter((file) => file.type === 'chunk')
}

function describe(chunks: OutputChunk[]): Pick<Bundle, 'entryChunks' | 'blockChunks'> {
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The bundle has no entry. This is a bug in Broadsheet.')
  const entryChunks = withImports(entry.fileName, chunks)
  const blockChunks = Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const type = blockOf(facadeModuleId ?? '')
      const own = withImports(fileName, chunks).filter((url) => !entryChunks.includes(url))
      return type ? [[type, own]] : []
    }),
  )
  return { entryChunks, blockChunks }
}

/** A chunk after all that it imports: so none of it has to be found out by a further round trip. */
function withImports(file: string, chunks: OutputChunk[], found: string[] = []): string[] {
  for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
    if (!found.includes(`/${imported}`)) withImports(imported, chunks, found)
  }
  if (!found.includes(`/${file}`)) found.push(`/${file}`)
  return found
}
