import type { Path } from '../../../engine/text/path.ts'

/** The value at a path; undefined where there is none. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined),
    root,
  )
}

/** Puts another value in the place of one that is there. */
export function putValue(root: object, path: Path, value: unknown): void {
  const owner = valueAt(root, path.slice(0, -1))
  const key = path.at(-1)
  if (typeof owner === 'object' && owner !== null && key !== undefined)
    Object.assign(owner, { [key]: value })
}

/** The same value with another one at a path; what leads there is made anew, the rest is shared. */
export function withValue<T>(root: T, path: Path, value: unknown): T {
  const copy = structuredClone(root)
  if (typeof copy === 'object' && copy !== null) putValue(copy, path, value)
  return copy
}

export function isSamePath(some: Path, others: Path): boolean {
  return some.length === others.length && some.every((key, at) => key === others[at])
}
