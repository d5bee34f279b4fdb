import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { includedBy } from '../analysis/included.ts'
import { includedFiles } from '../analysis/included-files.ts'
import { withoutMark } from '../text/without-mark.ts'

/** Pages that stand in files of their own; it can be sent to a thread. */
export interface PageFiles {
  folder: string
  /** The names of the files, one after the other, in memory that threads share. */
  names: Uint8Array
}

interface Included {
  pages: PageFiles
  /** Where each name begins and ends. */
  ranges: Uint32Array
  /** The manifest without its pages. */
  globals: string
}

/** The files that a manifest includes; undefined where it includes none. */
export function findPageFiles(manifest: string): Included | undefined {
  const text = withoutMark(readFileSync(manifest, 'utf8'))
  const included = includedBy(text)
  const files = included ? includedFiles(manifest, included.include) : []
  if (!included || files.length === 0) return undefined
  const all = Buffer.from(files.join(''))
  const names = new Uint8Array(new SharedArrayBuffer(all.length))
  names.set(all)
  const ranges = new Uint32Array(files.length * 2)
  let end = 0
  for (const [page, name] of files.entries()) {
    const start = end
    end += Buffer.byteLength(name)
    ranges.set([start, end], page * 2)
  }
  const globals = `${text.slice(0, included.offset)}[]${text.slice(included.end)}`
  return { pages: { folder: dirname(manifest), names }, ranges, globals }
}

/** Reads the files of pages, each when it is asked for by its number. */
export function fileOfPage({ folder, names }: PageFiles, ranges: Uint32Array) {
  return (page: number): string => {
    const [start = 0, end = 0] = ranges.subarray(page * 2, page * 2 + 2)
    return join(folder, Buffer.from(names.buffer, start, end - start).toString())
  }
}

/** Tells whether a file is another than when it was looked at. */
export class FileTimes {
  readonly #times: Float64Array

  constructor(files: number) {
    this.#times = new Float64Array(files)
  }

  look(number: number, file: string): void {
    this.#times[number] = timeOf(file)
  }

  isAnyChanged(fileOf: (number: number) => string): boolean {
    return this.#times.some((time, number) => time !== timeOf(fileOf(number)))
  }
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
