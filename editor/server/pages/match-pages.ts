import { parseTolerant } from '../../../engine/text/syntax/parse-tolerant.ts'

interface Fields {
  [name: string]: unknown
}

/**
 * Which page became which: those that are written the same, then those at the same address, then those that have the same
 * blocks or title at another address.
 * @returns for each page of now its number before; undefined for one that is new
 */
export function matchPages(before: string[], now: string[]): (number | undefined)[] {
  const matches: (number | undefined)[] = now.map(() => undefined)
  const [old, left] = [new Set(before.keys()), new Set(now.keys())]
  const match = (keyOf: (list: string[], index: number) => string | undefined) => {
    const byKey = new Map<string, number[]>()
    for (const index of old) {
      const key = keyOf(before, index)
      if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), index])
    }
    for (const index of left) {
      const former = byKey.get(keyOf(now, index) ?? '')?.shift()
      if (former === undefined) continue
      matches[index] = former
      old.delete(former)
      left.delete(index)
    }
  }
  match((list, index) => list[index])
  const read = new Map<string, Fields>()
  const field = (name: string) => (list: string[], index: number) => {
    const text = list[index] ?? ''
    const page = read.get(text) ?? pageIn(text)
    read.set(text, page)
    const key = JSON.stringify(page[name])
    return key === '[]' || key === '""' ? undefined : key
  }
  for (const name of ['path', 'blocks', 'title']) match(field(name))
  return matches
}

/** What a page says, as far as it can be read. */
function pageIn(text: string): Fields {
  try {
    return Object(JSON.parse(text))
  } catch {
    return Object(parseTolerant(text).value)
  }
}
