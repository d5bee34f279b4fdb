import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { writeChanged } from './write-changed.ts'

/** The file that every build writes, and by which it knows its folder again. */
export const ownMark = '/_headers'

/** Whether a build may write a folder and remove what is stale in it: it is empty, or was built before. */
export function isOurs(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(folder + ownMark)
}

/**
 * The folder that a build writes. One that is not there yet is written beside its place and put there
 * when it is whole; in one that is, only what differs is written, each file at once.
 */
export class Output {
  readonly isNew: boolean
  /** Where files are written until `finish`. */
  readonly folder: string
  readonly #place: string
  #files = new Map<string, number>()
  written = 0

  constructor(place: string) {
    this.#place = place
    this.isNew = !existsSync(place) || readdirSync(place).length === 0
    this.folder = this.isNew ? `${place}.part` : place
    if (this.isNew) rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
  }

  /** @param name begins with a slash */
  write(name: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content)
    this.add(name, bytes.length, Number(writeChanged(this, name, bytes)))
  }

  /** Tells of a file that is there, written just now or before. */
  add(name: string, bytes: number, written: number): void {
    this.#files.set(name, bytes)
    this.written += written
  }

  /** Whether a file is there with this size. */
  has(name: string, bytes: number): boolean {
    return statSync(this.folder + name, { throwIfNoEntry: false })?.size === bytes
  }

  /**
   * Copies a folder's files; none where there is no such folder.
   * @returns their names
   */
  copy(folder: string): string[] {
    const names = filesIn(folder)
    for (const name of names) this.write(name, readFileSync(folder + name))
    return names
  }

  /**
   * Removes what earlier builds wrote and this one did not, and puts a new folder in its place.
   * @param earlier the files that the last build wrote, where they are known
   */
  finish(earlier: string[] | undefined): void {
    if (this.isNew) this.#putInPlace()
    else this.#removeStale(earlier ?? filesIn(this.folder))
  }

  #putInPlace(): void {
    rmSync(this.#place, { recursive: true, force: true })
    renameSync(this.folder, this.#place)
  }

  #removeStale(names: string[]): void {
    const stale = names.filter((name) => !this.#files.has(name))
    for (const name of stale) rmSync(this.folder + name, { force: true })
    for (const name of stale) this.#removeEmpty(dirname(this.folder + name))
  }

  /** Removes a folder without files, and those around it that are left without. */
  #removeEmpty(folder: string): void {
    if (folder === this.folder || !existsSync(folder) || readdirSync(folder).length) return
    rmdirSync(folder)
    this.#removeEmpty(dirname(folder))
  }

  get files(): string[] {
    return [...this.#files.keys()]
  }

  get bytes(): number {
    let sum = 0
    for (const bytes of this.#files.values()) sum += bytes
    return sum
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    )
}
