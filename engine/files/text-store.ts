import { writeSync } from 'node:fs'
import { FileWindow } from './file-window.ts'

/** What has not been written to the disk yet; texts of a small site never are. */
const most = 1 << 20

/** Texts by their numbers. Of many, only where each stands is in memory: they lie in a file that nobody else sees. */
export class TextStore {
  readonly #starts: Float64Array
  readonly #sizes: Uint32Array
  #waiting = Buffer.alloc(0)
  #end = 0
  #written = 0
  readonly #open: () => number
  #descriptor: number | undefined
  #window: FileWindow | undefined

  /** @param open gives an empty file, by its number in this process */
  constructor(texts: number, open: () => number) {
    this.#open = open
    this.#starts = new Float64Array(texts)
    this.#sizes = new Uint32Array(texts)
  }

  set(number: number, text: string): void {
    const size = Buffer.byteLength(text)
    if (this.#waiting.length < size + this.#end - this.#written) this.#makeRoom(size)
    this.#waiting.write(text, this.#end - this.#written)
    this.#starts[number] = this.#end
    this.#sizes[number] = size
    this.#end += size
  }

  at(number: number): string {
    const [start = 0, size = 0] = [this.#starts[number], this.#sizes[number]]
    const place = start - this.#written
    if (place >= 0) return this.#waiting.toString('utf8', place, place + size)
    return this.#window?.textAt(start, size) ?? ''
  }

  #makeRoom(size: number): void {
    const waiting = this.#end - this.#written
    if (waiting) {
      this.#descriptor ??= this.#open()
      this.#window ??= new FileWindow(this.#descriptor)
      for (let done = 0; done < waiting; )
        done += writeSync(this.#descriptor, this.#waiting, done, waiting - done)
      this.#written = this.#end
    }
    if (this.#waiting.length < size) this.#waiting = Buffer.allocUnsafeSlow(Math.max(size, most))
  }
}
