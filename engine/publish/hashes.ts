/** As a SHA-1 is written here. */
export const lettersOfHash = 27

/** The hashes of pages by their numbers: as objects, those of a large site would be half of what is known of it. */
export class Hashes {
  #bytes = Buffer.alloc(0)
  length = 0

  /** @param hash of so many letters as all others */
  push(hash: string): void {
    const end = this.length * lettersOfHash
    if (this.#bytes.length < end + lettersOfHash)
      this.#bytes = Buffer.concat([this.#bytes], 2 * (end + 64 * lettersOfHash))
    this.#bytes.write(hash, end, lettersOfHash, 'latin1')
    this.length++
  }

  at(number: number): string {
    if (number >= this.length) return ''
    return this.#bytes.toString('latin1', number * lettersOfHash, (number + 1) * lettersOfHash)
  }

  *[Symbol.iterator](): Generator<string> {
    for (let number = 0; number < this.length; number++) yield this.at(number)
  }
}
