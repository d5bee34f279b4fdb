import { readSync } from 'node:fs'

/** As much is read at once: who reads on, as most do, finds the next there. */
const step = 1 << 18

/** Reads small parts of a file; those that stand close together are read from the disk at once. */
export class FileWindow {
  readonly #descriptor: number
  #memory = Buffer.alloc(0)
  #start = 0
  #end = 0

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  /** A part of the file as text. */
  textAt(start: number, size: number): string {
    if (start < this.#start || start + size > this.#end) this.#fill(start, size)
    const place = start - this.#start
    return this.#memory.toString('utf8', place, place + size)
  }

  #fill(start: number, size: number): void {
    const wanted = Math.max(size, step)
    if (wanted > this.#memory.length) this.#memory = Buffer.allocUnsafeSlow(wanted)
    this.#start = start
    this.#end = start
    while (this.#end < start + size) {
      const at = this.#end - start
      const got = readSync(this.#descriptor, this.#memory, at, wanted - at, this.#end)
      if (got === 0) throw new Error('A file that a build keeps was cut while it was read.')
      this.#end += got
    }
  }
}
