import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { writeCached } from './cached.ts'
import { filesIn } from './files-in.ts'
import { commit, ownMark, stagingOf } from './journal.ts'
import { type Place, writeChanged, writeStaged } from './write-changed.ts'

/** Whether a build may write a folder and remove what is stale in it: it is empty, or was built before. */
export function isOurs(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(folder + ownMark)
}

/** What the last build left in the folder, where that is known. */
export interface Earlier {
  /** When it put the folder in order. */
  stamp: number
  /** All files. */
  names: string[]
  /** The hashes of those that were written with `write`. */
  hashes: Hashes
}

export interface Hashes {
  [name: string]: string
}

/**
 * The folder that a build writes: what is new or different is written beside it, and put in place when all is there.
 * Nobody sees a part of a build, whenever it is interrupted.
 */
export class Output implements Place {
  readonly folder: string | undefined
  readonly staging: string
  readonly #out: string
  readonly #there: Set<string>
  readonly #earlier: Earlier | undefined
  readonly #files = new Map<string, number>()
  readonly hashes: Hashes = {}
  written = 0

  constructor(out: string, earlier?: Earlier) {
    this.#out = out
    this.#there = new Set(filesIn(out))
    this.#earlier = earlier
    this.folder = this.#there.size ? out : undefined
    this.staging = stagingOf(out)
    mkdirSync(this.staging, { recursive: true })
  }

  /** @param name begins with a slash */
  write(name: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content)
    this.hashes[name] = hash('sha1', bytes, 'base64url')
    this.add(name, bytes.length, Number(this.#isWritten(name, bytes)))
  }

  #isWritten(name: string, bytes: Uint8Array): boolean {
    if (!this.#earlier) return writeChanged(this, name, bytes)
    if (this.has(name) && this.#earlier.hashes[name] === this.hashes[name]) return false
    writeStaged(this.staging, name, bytes)
    return true
  }

  /** Tells of a file that is there, written just now or before. */
  add(name: string, bytes: number, written: number): void {
    this.#files.set(name, bytes)
    this.written += written
  }

  /** Whether a file was there before. */
  has(name: string): boolean {
    return this.#there.has(name)
  }

  /** Copies a folder's files; none where there is no such folder. */
  copy(folder: string): void {
    for (const name of filesIn(folder)) this.write(name, readFileSync(folder + name))
  }

  /**
   * Puts what was written in place, and removes what earlier builds wrote and this one did not.
   * @param file where the record is left
   * @param record made with the time that the folder is marked with
   */
  finish(file: string, record: (stamp: number) => unknown): void {
    const isWhole = this.folder === undefined
    const names = this.#earlier?.names ?? [...this.#there]
    const removed = names.filter((name) => !this.#files.has(name))
    const placed = isWhole ? [] : filesIn(this.staging)
    const hasChanged = isWhole || removed.length + placed.length > 0
    if (this.#earlier && !hasChanged) {
      writeCached(file, record(this.#earlier.stamp))
      return
    }
    const stamp = Date.now()
    writeCached(`${file}.next`, record(stamp))
    commit(this.#out, { isWhole, removed, placed, record: file, stamp })
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
