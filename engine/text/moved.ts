import type { Located } from './source-range.ts'

/** A value of a text that stands in a greater one. */
export class Moved implements Located {
  readonly #value: Located
  readonly #start: number

  constructor(value: Located, start: number) {
    this.#value = value
    this.#start = start
  }

  get offset() {
    return this.#value.offset + this.#start
  }

  get end() {
    return this.#value.end + this.#start
  }

  get keyOffset() {
    return this.#value.keyOffset + this.#start
  }

  get members(): Located['members'] {
    const own = [...this.#value.members]
    return new Map(own.map(([key, value]) => [key, new Moved(value, this.#start)]))
  }
}
