import { parseTolerant } from '../text/syntax/parse-tolerant.ts'
import { withoutMark } from '../text/without-mark.ts'

/** Where a manifest says that its pages stand in files of their own. */
export interface Included {
  /** Which files, by their names below the manifest's folder, as in `pages/**\/*.json`. */
  include: string
  /** Where that is said. */
  offset: number
  end: number
}

/** Which files a manifest includes; undefined where its pages stand in it. */
export function includedBy(text: string): Included | undefined {
  if (!/"include"\s*:/.test(text)) return undefined
  const { value, root } = parseTolerant(withoutMark(text))
  const include = includeOf(value)
  const found = root.members.get('pages')
  return include !== undefined && found
    ? { include, offset: found.offset, end: found.end }
    : undefined
}

/** The pattern in a manifest's value, where it has one instead of a list of pages. */
export function includeOf(value: unknown): string | undefined {
  const include: unknown = Object(Object(value).pages).include
  return typeof include === 'string' ? include : undefined
}
