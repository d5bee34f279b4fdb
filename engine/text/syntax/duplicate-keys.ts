import { type JSONPath, visit } from 'jsonc-parser'
import type { Finding } from '../../findings/finding.ts'
import { countKeys } from '../skip.ts'
import type { Source } from '../source.ts'

/**
 * Keys that stand twice in one object: JSON would silently keep only the last.
 * Counting comes first: a text with as many keys as its value has none twice.
 */
export function findDuplicateKeys(source: Source, value: unknown): Finding[] {
  if (countKeys(source.text) === countFields(value)) return []
  const findings: Finding[] = []
  const seen: Map<string, number>[] = []
  visit(source.text, {
    onObjectBegin: () => void seen.push(new Map()),
    onObjectEnd: () => void seen.pop(),
    onObjectProperty(key, offset, _length, _line, _column, path) {
      const keys = seen.at(-1)
      const first = keys?.get(key)
      if (first === undefined) keys?.set(key, offset)
      else findings.push(duplicate(key, first, offset, path(), source))
    },
  })
  return findings
}

function duplicate(
  key: string,
  first: number,
  offset: number,
  path: JSONPath,
  source: Source,
): Finding {
  const message = `The key "${key}" stands twice in the same object (first at line ${source.place(first).line}); only the last would count.`
  const at = source.place(offset, [...path, key])
  return source.finding('key-duplicate', at, message, 'Remove one of them.')
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) for (const item of value) count += countFields(item)
  else for (const key in value) count += 1 + countFields(value[key as keyof typeof value])
  return count
}
