import { endOfText, endOfValue, skipBlank } from './skip.ts'
import type { Located } from './source-range.ts'

/** Where values end of which that is known already, by where they begin. */
export type KnownEnds = ReadonlyMap<number, number>

/**
 * Finds the source ranges of values in valid JSON. Nothing is read before someone asks for it: a manifest of
 * many megabytes with a single finding is skimmed once, and no tree is built.
 */
export function locate(text: string, ends: KnownEnds = new Map()): Located {
  const offset = skipBlank(text, 0)
  return new Skimmed({ text, ends }, offset, text.trimEnd().length, offset)
}

interface Whole {
  text: string
  ends: KnownEnds
}

class Skimmed implements Located {
  readonly offset: number
  readonly end: number
  readonly keyOffset: number
  readonly #whole: Whole
  #members: Located['members'] | undefined

  constructor(whole: Whole, offset: number, end: number, keyOffset: number) {
    this.#whole = whole
    this.offset = offset
    this.end = end
    this.keyOffset = keyOffset
  }

  get members(): Located['members'] {
    this.#members ??= this.#skim()
    return this.#members
  }

  #skim(): Located['members'] {
    const members: Located['members'] = new Map()
    const { text, ends } = this.#whole
    const kind = text[this.offset]
    if (kind !== '{' && kind !== '[') return members
    let at = skipBlank(text, this.offset + 1)
    while (at < this.end - 1) {
      const keyOffset = at
      let key: string | number = members.size
      if (kind === '{') {
        const afterKey = endOfText(text, at)
        key = JSON.parse(text.slice(at, afterKey))
        at = skipBlank(text, skipBlank(text, afterKey) + 1)
      }
      const end = ends.get(at) ?? endOfValue(text, at)
      members.delete(key) // so that the one of two duplicates that counts keeps its own position
      members.set(key, new Skimmed(this.#whole, at, end, keyOffset))
      at = skipBlank(text, skipBlank(text, end) + 1)
    }
    return members
  }
}
