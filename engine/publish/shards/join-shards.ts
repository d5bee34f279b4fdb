import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../../files/lock.ts'
import { cacheFolder } from '../cache-folder.ts'
import { filesIn } from '../files-in.ts'
import { discard, recover } from '../journal.ts'
import { isOurs, Output } from '../output.ts'
import { writeChanged } from '../write-changed.ts'
import { type ShardMark, shardFile } from './shard.ts'

interface JoinOptions {
  /** The project's folder. */
  root: string
  /** The folder in which each shard has one of its own. */
  parts: string
  /** The folder that is written. */
  out: string
}

/**
 * Puts the shards of a build together.
 * @throws where one is missing, or they are not those of one site; nothing is written then
 */
export async function joinShards({ root, parts, out }: JoinOptions): Promise<{ files: number }> {
  const folders = shardsIn(parts)
  if (!isOurs(out))
    throw new Error(
      `Nothing was written: "${out}" holds files that no build wrote and that this one would remove. Empty it, or give another folder with --out.`,
    )
  return withLock(out, async () => {
    recover(out)
    try {
      return write(folders, new Output(out), join(cacheFolder(root, out), 'pages'))
    } finally {
      discard(out)
    }
  })
}

/** The folders of all shards, in their order. */
function shardsIn(parts: string): string[] {
  const found = readdirSync(parts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parts, name))
    .flatMap((folder) => ({ folder, mark: markOf(folder) ?? [] }))
    .flatMap(({ folder, mark }) => [mark].flat().map((each) => ({ folder, ...each })))
    .sort((a, b) => a.number - b.number)
  const [first] = found
  if (!first) throw new Error(`There is no shard in "${parts}". Each lies in a folder of its own.`)
  for (let number = 1; number <= first.of; number++) {
    const all = found.filter((shard) => shard.number === number)
    if (all.length !== 1)
      throw new Error(
        `Nothing was written: shard ${number}/${first.of} is there ${all.length ? 'twice' : 'not at all'}.`,
      )
  }
  for (const { folder, of, state } of found)
    if (of !== first.of || state !== first.state)
      throw new Error(
        `Nothing was written: "${folder}" and "${first.folder}" were built of different texts, pictures or versions. Build all shards of the same state.`,
      )
  return found.map(({ folder }) => folder)
}

function markOf(folder: string): ShardMark | undefined {
  try {
    return JSON.parse(readFileSync(folder + shardFile, 'utf8'))
  } catch {
    return undefined // it is another folder
  }
}

function write(folders: string[], output: Output, record: string): { files: number } {
  const seen = new Map<string, string>()
  for (const folder of folders)
    for (const name of filesIn(folder)) {
      if (name === shardFile) continue
      const content = readFileSync(folder + name)
      const other = seen.get(name)
      if (other === undefined) {
        seen.set(name, folder)
        output.add(name, content.length, Number(writeChanged(output, name, content)))
      } else if (!readFileSync(other + name).equals(content))
        throw new Error(
          `Nothing was written: "${name}" is not the same in "${other}" and "${folder}".`,
        )
    }
  output.finish(record, () => {})
  return { files: seen.size }
}
