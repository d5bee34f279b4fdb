import type { ViteBuilder } from 'vite'
import type { BlockOf } from './block-of.ts'
import type { MadeBundle } from './bundle.ts'

type Built = Awaited<ReturnType<ViteBuilder['build']>>
type Output = Extract<Built, { output: unknown }>['output']
type Chunk = Extract<Output[number], { type: 'chunk' }>

/** Which scripts pages need: all of them those of the entry, some those of their blocks. */
export function describeChunks(
  built: Built,
  blockOf: BlockOf,
): Pick<MadeBundle, 'entryChunks' | 'blockChunks'> {
  const chunks = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
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
function withImports(file: string, chunks: Chunk[], found: string[] = []): string[] {
  for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
    if (!found.includes(`/${imported}`)) withImports(imported, chunks, found)
  }
  if (!found.includes(`/${file}`)) found.push(`/${file}`)
  return found
}
