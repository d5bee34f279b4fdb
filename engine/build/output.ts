import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** The file that every build makes first, and by which it knows its folder again. */
export const ownMark = '_headers'

/** Whether a build may write a folder and remove what is stale in it: it is empty, or was built before. */
export async function isOurs(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.length === 0 || names.includes(ownMark)
}

/** The folder that a build writes: only what differs is written, and what no longer belongs there is removed. */
export class Output {
  readonly folder: string
  #kept = new Set<string>()
  written = 0
  bytes = 0

  constructor(folder: string) {
    this.folder = folder
  }

  /** Marks the folder as ours before anything is in it, so that a build that is broken off can be repeated. */
  async mark(): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    await appendFile(join(this.folder, ownMark), '')
  }

  /** Writes a file whole or not at all, so that a server may read while a build runs. */
  async write(name: string, content: string | Uint8Array): Promise<void> {
    const file = join(this.folder, name)
    const bytes = Buffer.from(content)
    this.#kept.add(file)
    this.bytes += bytes.length
    const before = await readFile(file).catch(() => undefined)
    if (before?.equals(bytes)) return
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.part`, bytes)
    await rename(`${file}.part`, file)
    this.written++
  }

  /** Copies a folder's files, all but those that `skip` names. */
  async copy(folder: string, skip: string[] = []): Promise<void> {
    for (const file of await filesIn(folder)) {
      const name = relative(folder, file)
      if (!skip.includes(name)) await this.write(name, await readFile(file))
    }
  }

  /** Removes what earlier builds wrote and this one did not. */
  async removeStale(): Promise<void> {
    for (const file of await filesIn(this.folder)) if (!this.#kept.has(file)) await rm(file)
    for (const folder of await emptyFoldersIn(this.folder)) await rmdir(folder)
  }

  get files(): number {
    return this.#kept.size
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Folders without a file in them or below, the innermost first. */
async function emptyFoldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const full = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath }) => parentPath)
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !full.some((parent) => (parent + sep).startsWith(path + sep)))
    .sort((a, b) => b.length - a.length)
}
