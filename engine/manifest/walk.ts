import type { JSONPath } from 'jsonc-parser'

/**
 * A copy of a JSON value with every string changed; parts without a change are shared with the original.
 * @param change gets a string and its path within the value
 */
export function mapStrings<T>(value: T, change: (text: string, path: JSONPath) => string): T {
  // Strings become strings and all else keeps its shape, so what comes out is a T again.
  return mapValue(value, change, []) as T
}

function mapValue(
  value: unknown,
  change: (text: string, path: JSONPath) => string,
  path: JSONPath,
): unknown {
  if (typeof value === 'string') return change(value, path)
  if (typeof value !== 'object' || value === null) return value
  let changed = false
  const entries = entriesOf(value).map(([key, before]) => {
    const after = mapValue(before, change, [...path, key])
    changed ||= after !== before
    return [key, after] as const
  })
  if (!changed) return value
  return Array.isArray(value) ? entries.map(([, after]) => after) : Object.fromEntries(entries)
}

/** Calls `visit` for every string of a JSON value, in the order of the text. */
export function eachString(
  value: unknown,
  visit: (text: string, path: JSONPath) => void,
  path: JSONPath = [],
): void {
  if (typeof value === 'string') visit(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of entriesOf(value)) eachString(child, visit, [...path, key])
}

function entriesOf(value: object): [key: string | number, child: unknown][] {
  return Array.isArray(value) ? value.map((child, index) => [index, child]) : Object.entries(value)
}
