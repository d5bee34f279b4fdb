import type { Path } from './path.ts'

/**
 * A copy of a JSON value with every string changed; parts without a change are shared with the original.
 * @param change gets a string and its path within the value; the path is only good for the time of the call
 */
export function mapStrings<T>(value: T, change: (text: string, path: Path) => string): T {
  // Strings become strings and all else keeps its shape, so what comes out is a T again.
  return mapValue(value, change, []) as T
}

type Change = (text: string, path: Path) => string

function mapValue(value: unknown, change: Change, path: Path): unknown {
  if (typeof value === 'string') return change(value, path)
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? mapList(value, change, path) : mapRecord(value, change, path)
}

function mapList(list: unknown[], change: Change, path: Path): unknown[] {
  let copy: unknown[] | undefined
  for (let index = 0; index < list.length; index++) {
    path.push(index)
    const after = mapValue(list[index], change, path)
    path.pop()
    if (after === list[index]) continue
    copy ??= list.slice()
    copy[index] = after
  }
  return copy ?? list
}

function mapRecord(record: object, change: Change, path: Path): object {
  let changes: [string, unknown][] | undefined
  for (const key in record) {
    const before: unknown = record[key as keyof typeof record]
    path.push(key)
    const after = mapValue(before, change, path)
    path.pop()
    if (after === before) continue
    changes ??= []
    changes.push([key, after])
  }
  return changes ? Object.assign({}, record, Object.fromEntries(changes)) : record
}

/**
 * Calls `visit` for every string of a JSON value, in the order of the text.
 * @param visit gets a string and its path; the path is only good for the time of the call
 */
export function eachString(
  value: unknown,
  visit: (text: string, path: Path) => void,
  path: Path = [],
): void {
  if (typeof value === 'string') visit(value, path)
  if (typeof value !== 'object' || value === null) return
  const depth = path.length
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path[depth] = index
      eachString(value[index], visit, path)
    }
  } else {
    for (const key in value) {
      path[depth] = key
      eachString(value[key as keyof typeof value], visit, path)
    }
  }
  path.length = depth
}
