import { closeSync, fstatSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs'
import { openUnseen } from '../files/open-unseen.ts'
import type { ReadBytes } from '../text/split.ts'
import { withoutMark } from '../text/without-mark.ts'
import { fileOfPage, type PageFiles } from './page-files.ts'

/** A manifest that is open while it is built: of a large site, its pages are read when their turn comes. */
export interface ManifestFile {
  /** Its number in this process, by which all threads read it. */
  descriptor: number
  /** Its size in bytes, and when it was last changed. */
  size: number
  changed: number
}

/** Where the texts of pages stand. */
export type PagesFile = ManifestFile | PageFiles

/** The manifests of a build, which all are closed when it ends. */
export class OpenManifests {
  readonly #descriptors: number[] = []

  /** Undefined where there is no such file; `load` says so. */
  open(file: string): ManifestFile | undefined {
    try {
      return this.#opened(openSync(file, 'r'))
    } catch {
      return undefined
    }
  }

  /** A text as a file that nobody else sees. */
  openText(text: string): ManifestFile {
    const descriptor = openUnseen()
    writeFileSync(descriptor, text)
    return this.#opened(descriptor)
  }

  close(): void {
    for (const descriptor of this.#descriptors.splice(0)) closeSync(descriptor)
  }

  #opened(descriptor: number): ManifestFile {
    this.#descriptors.push(descriptor)
    const { size, mtimeMs } = fstatSync(descriptor)
    return { descriptor, size, changed: mtimeMs }
  }
}

/** Whether somebody has written into the file since it was opened. Who saves by renaming does not. */
export function isChanged({ descriptor, size, changed }: ManifestFile): boolean {
  const now = fstatSync(descriptor)
  return now.size !== size || now.mtimeMs !== changed
}

/** Reads parts of a file into the same memory, again and again. */
export function fileReader({ descriptor, size }: ManifestFile): ReadBytes {
  let memory = Buffer.allocUnsafeSlow(0)
  return (start, length) => {
    const wanted = Math.max(0, Math.min(length, size - start))
    if (wanted > memory.length) memory = Buffer.allocUnsafeSlow(wanted)
    let read = 0
    while (read < wanted) {
      const got = readSync(descriptor, memory, read, wanted - read, start + read)
      if (got === 0) break // it was cut meanwhile, which `isChanged` tells
      read += got
    }
    return memory.subarray(0, read)
  }
}

/**
 * Reads the texts of pages, each when it is asked for by its number.
 * @param ranges where each, or the name of its file, begins and ends, in bytes
 */
export function pageReader(file: PagesFile, ranges: Uint32Array): (page: number) => string {
  if ('names' in file) {
    const fileOf = fileOfPage(file, ranges)
    return (page) => withoutMark(readFileSync(fileOf(page), 'utf8'))
  }
  const read = fileReader(file)
  const decoder = new TextDecoder()
  return (page) => {
    const [start = 0, end = 0] = ranges.subarray(page * 2, page * 2 + 2)
    return decoder.decode(read(start, end - start))
  }
}
