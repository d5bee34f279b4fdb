import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures of earlier builds, by what they are made of. */
export class PictureCache {
  readonly #folder: string
  #used = new Set<string>()
  #temporary = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * A picture, made only where no earlier build made the same.
   * @param parts all that the picture depends on
   */
  async get(parts: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
    this.#used.add(name)
    const file = join(this.#folder, name)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const made = await make()
    const part = `${file}.${process.pid}.${this.#temporary++}.part`
    await mkdir(this.#folder, { recursive: true })
    await writeFile(part, made)
    await rename(part, file)
    return made
  }

  /** Forgets what was not asked for since this object was created. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names)
      if (!this.#used.has(name)) await rm(join(this.#folder, name), { force: true })
  }
}
