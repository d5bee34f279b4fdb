import { type Finding, finding } from '../findings/finding.ts'
import type { Path } from '../text/path.ts'
import { countKeys, endOfText, skipBlank } from '../text/skip.ts'
import type { Source } from '../text/source.ts'

/** Whether a key stands twice in an object: a text with as many keys as its value has none twice. */
export function hasDuplicateKeys(text: string, value: unknown): boolean {
  return countKeys(text) !== countFields(value)
}

/** Keys that stand twice in one object: JSON would silently keep only the last. */
export function findDuplicateKeys(source: Source, value: unknown): Finding[] {
  if (!hasDuplicateKeys(source.text, value)) return []
  return duplicateKeys(source.text).map((duplicate) => findingOf(duplicate, source))
}

interface Duplicate {
  /** Where the key stands for the first time in its object. */
  first: number
  /** Where it stands again. */
  offset: number
  path: Path
}

/** An object or a list around the character at hand: where its keys stand, and the key or number that is read. */
interface Level {
  keys: Map<string, number>
  key: string | number
}

function duplicateKeys(text: string): Duplicate[] {
  const duplicates: Duplicate[] = []
  const levels: Level[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    const level = levels.at(-1)
    if (char === '{' || char === '[') levels.push({ keys: new Map(), key: char === '{' ? '' : 0 })
    else if (char === '}' || char === ']') levels.pop()
    else if (char === ',' && typeof level?.key === 'number') level.key++
    else if (char === '"') {
      const offset = at
      at = endOfText(text, offset) - 1
      if (!level || text[skipBlank(text, at + 1)] !== ':') continue
      const key: string = JSON.parse(text.slice(offset, at + 1))
      level.key = key
      const first = level.keys.get(key)
      if (first === undefined) level.keys.set(key, offset)
      else duplicates.push({ first, offset, path: levels.map(({ key }) => key) })
    }
  }
  return duplicates
}

function findingOf({ first, offset, path }: Duplicate, source: Source): Finding {
  const message = `The key "${path.at(-1)}" stands twice in the same object (first at line ${source.place(first).line}); only the last would count.`
  return finding('key-duplicate', source.place(offset, path), message, 'Remove one of them.')
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += countFields(item)
  else for (const key in value) count += 1 + countFields(value[key as keyof typeof value])
  return count
}
