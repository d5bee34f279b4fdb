import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { type Content, isWhole } from './content.ts'
import { filesIn } from './files-in.ts'
import { commit, ownMark, stagingOf } from './journal.ts'
import { hashOfFile, stagePieces } from './stage-pieces.ts'
import { type Place, writeChanged, writeStaged } from './write-changed.ts'

/** Whether a build may write a folder and remove what is stale in it: it is empty, or was built before. */
export function isOurs(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(folder + ownMark)
}

/** What the last build left in the folder, where that is known. */
export interface Earlier {
  /** When it put the folder in order. */
  stamp: number
  /** All files; asked for where there are some that are no more. */
  names: () => Iterable<string>
  /** Those that were written with `write`. */
  files: WrittenFiles
}

export interface WrittenFiles {
  [name: string]: { hash: string; bytes: number }
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
  readonly writtenFiles: WrittenFiles = {}
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
  write(name: string, content: Content): void {
    if (isWhole(content)) this.#writeWhole(name, content)
    else this.#writePieces(name, content)
  }

  #writeWhole(name: string, content: string | Uint8Array): void {
    const bytes = Buffer.from(content)
    const written = { hash: hash('sha1', bytes, 'base64url'), bytes: bytes.length }
    this.writtenFiles[name] = written
    this.add(name, bytes.length, Number(this.#isWritten(name, bytes, written.hash)))
  }

  #writePieces(name: string, pieces: Iterable<string>): void {
    const written = stagePieces(this.staging, name, pieces)
    const isThere = this.has(name) && hashOfFile(this.#out + name) === written.hash
    if (isThere) rmSync(this.staging + name)
    this.writtenFiles[name] = written
    this.add(name, written.bytes, Number(!isThere))
  }

  #isWritten(name: string, bytes: Uint8Array, hash: string): boolean {
    if (!this.#earlier) return writeChanged(this, name, bytes)
    if (this.has(name) && this.#earlier.files[name]?.hash === hash) return false
    writeStaged(this.staging, name, bytes)
    return true
  }

  /** Whether all that an earlier build wrote with `write` is there. */
  get isAllThere(): boolean {
    return !!this.#earlier && Object.keys(this.#earlier.files).every((name) => this.has(name))
  }

  /** Leaves as it is what an earlier build wrote with `write` and this one did not. */
  leaveOthers(): void {
    for (const [name, file] of Object.entries(this.#earlier?.files ?? {})) {
      if (this.writtenFiles[name]) continue
      this.writtenFiles[name] = file
      this.add(name, file.bytes, 0)
    }
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

  /** Copies files of a folder, all unless their names are given; none where there is no such folder. */
  copy(folder: string, names: Iterable<string> = filesIn(folder)): void {
    for (const name of names) this.write(name, readFileSync(folder + name))
  }

  /**
   * Puts what was written in place, and removes what earlier builds wrote and this one did not.
   * @param file where the record is left
   * @param writeRecord writes it, with the time that the folder is marked with
   */
  finish(file: string, writeRecord: (file: string, stamp: number) => void): void {
    const isWhole = this.folder === undefined
    const removed = this.#removed()
    const placed = isWhole ? [] : filesIn(this.staging)
    const hasChanged = isWhole || removed.length + placed.length > 0
    if (this.#earlier && !hasChanged) {
      writeRecord(`${file}.next`, this.#earlier.stamp)
      renameSync(`${file}.next`, file)
      return
    }
    const stamp = Date.now()
    writeRecord(`${file}.next`, stamp)
    commit(this.#out, { isWhole, removed, placed, record: file, stamp })
  }

  /** What earlier builds wrote and this one did not. */
  #removed(): string[] {
    const others = [...this.#there].filter((name) => !this.#files.has(name))
    if (!this.#earlier || others.length === 0) return others
    const own = new Set(this.#earlier.names())
    return others.filter((name) => own.has(name))
  }

  /** The bytes of each file, by its name. */
  get sizes(): ReadonlyMap<string, number> {
    return this.#files
  }

  get bytes(): number {
    let sum = 0
    for (const bytes of this.#files.values()) sum += bytes
    return sum
  }
}
