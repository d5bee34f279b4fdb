import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest as ChunkManifest, type InlineConfig } from 'vite'
import type { Colour } from '../../schema/generated/manifest.js'
import type { Layout } from '../manifest/site.ts'
import type { Renderer } from '../server.tsx'
import { layoutModule } from './layout-module.ts'

/** What the site's server entry (`src/server.tsx`) gives to the build. */
export interface ServerEntry {
  renderer: Renderer
  /** The hue of each colour, in degrees. */
  hues: { [name in Colour]: number }
}

export interface Bundle {
  server: ServerEntry
  /** The folder with the client's files. */
  folder: string
  /** The address of the script that wakes a page, and of what it imports. */
  entry: string
  entryChunks: string[]
  styleSheet: string
  /** Script files that only some blocks need, by the block's type. */
  blockChunks: { [blockType: string]: string[] }
}

const vendor = (name: string, packages: string) => ({
  name,
  test: new RegExp(
    `node_modules/(?:${packages})/|${name === 'react' ? 'preload-helper|rolldown.runtime' : '\\0none'}`,
  ),
})

/**
 * Bundles the site's source for the browser and for prerendering.
 * @param root the project's folder
 * @param source the folder with the site's entries
 * @param folder where the bundles are put
 */
export async function bundle(
  layout: Layout,
  root: string,
  source: string,
  folder: string,
): Promise<Bundle> {
  const client = join(folder, 'client')
  const server = join(folder, 'server')
  const common: InlineConfig = {
    root,
    mode: 'production',
    logLevel: 'warn',
    plugins: [layoutModule(() => layout)],
  }
  await Promise.all([
    build({
      ...common,
      build: {
        outDir: client,
        emptyOutDir: true,
        assetsDir: '_assets',
        copyPublicDir: false,
        cssCodeSplit: false,
        manifest: 'chunks.json',
        modulePreload: { polyfill: false },
        target: 'es2022',
        rolldownOptions: {
          input: join(source, 'client.tsx'),
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: {
              groups: [
                vendor('react', 'react|react-dom|scheduler'),
                vendor(
                  'router',
                  '@tanstack/(?:react-router|router-core|history|react-store|store)',
                ),
                vendor('query', '@tanstack/(?:react-query|query-core)'),
              ],
            },
          },
        },
      },
    }),
    build({
      ...common,
      build: {
        ssr: join(source, 'server.tsx'),
        outDir: server,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
      },
      ssr: { noExternal: true },
    }),
  ])
  // Both were written just now by the two builds above.
  const chunks = JSON.parse(await readFile(join(client, 'chunks.json'), 'utf8')) as ChunkManifest
  const module = (await import(
    `${pathToFileURL(join(server, 'server.mjs'))}?${Date.now()}`
  )) as ServerEntry
  return { server: module, folder: client, ...describeChunks(chunks) }
}

function describeChunks(chunks: ChunkManifest): Omit<Bundle, 'server' | 'folder'> {
  const list = Object.values(chunks)
  const entry = list.find((chunk) => chunk.isEntry)
  const styleSheet = list.find(({ file }) => file.endsWith('.css'))
  if (!entry || !styleSheet)
    throw new Error('The bundle has no entry or no style sheet. This is a bug in Broadsheet.')
  const entryChunks = withImports(entry.file, chunks)
  const blockChunks = Object.fromEntries(
    Object.entries(chunks).flatMap(([source, { file }]) => {
      const type = /^engine\/blocks\/([\w-]+)\/\1\.tsx$/.exec(source)?.[1]
      return type
        ? [[type, withImports(file, chunks).filter((url) => !entryChunks.includes(url))]]
        : []
    }),
  )
  return { entry: `/${entry.file}`, styleSheet: `/${styleSheet.file}`, entryChunks, blockChunks }
}

/** A chunk and all that it imports, so that none of it has to be found out by a further round trip. */
function withImports(file: string, chunks: ChunkManifest, seen = new Set<string>()): string[] {
  seen.add(`/${file}`)
  const chunk = Object.values(chunks).find((candidate) => candidate.file === file)
  for (const name of chunk?.imports ?? []) {
    const imported = chunks[name]?.file
    if (imported && !seen.has(`/${imported}`)) withImports(imported, chunks, seen)
  }
  return [...seen]
}
