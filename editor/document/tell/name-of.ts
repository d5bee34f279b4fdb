import type { Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import { valueAt } from '../act/plan.ts'
import { labelKeyOf, labelOf } from './label-of.ts'
import { languageName, oneOf, quoted, wordsOf } from './words.ts'

/** The written value at an address; undefined where there is none. */
export type ValueAt = (path: Path) => unknown

/** What people call a value of the manifest: "the tagline of /pos", "the card "Loyalty" on /emv-chip". */
export function nameOf(path: Path, source: Source): string {
  return nameIn(path, (at) => valueAt(source, at))
}

/** The same, by a function that knows the values. */
export function nameIn(path: Path, valueAt: ValueAt): string {
  return inItsLanguage(path, valueAt, nameOfOne)
}

/** Tells of what surrounds the pages of another language as of the site's own, and says which language it is. */
export function inItsLanguage(path: Path, valueAt: ValueAt, tell: Tell): string {
  const around = path.slice(0, 3)
  if (path[0] !== 'site' || path[1] !== 'languages' || path.length < 4) return tell(path, valueAt)
  const told = tell(path.slice(3), (at) => valueAt([...around, ...at]))
  return `${told} in ${languageName(String(path[2]))}`
}

type Tell = (path: Path, valueAt: ValueAt) => string

const nameOfOne: Tell = (path, valueAt) => {
  const key = path.at(-1)
  if (key === undefined) return 'the site'
  if (path.length === 1) return wholes[String(key)] ?? `the ${wordsOf(String(key))}`
  if (isItem(path)) {
    const { what, where } = itemOf(path, valueAt)
    return `the ${what}${where ? ` ${where.by} ${where.name}` : ''}`
  }
  if (path[0] === 'site' && path[1] === 'variables') return `the variable ${quoted(String(key))}`
  if (path[0] === 'shared' && path.length === 2) return `the shared block ${quoted(String(key))}`
  return `the ${wordsOf(String(key))} of ${ownerName(path.slice(0, -1), String(key), valueAt)}`
}

const wholes: { [key: string]: string } = {
  navigation: 'the menu',
  pages: 'the pages',
  notFound: 'the page for addresses without one',
  accepted: 'the accepted findings',
}

/** Whether an address is that of an item of a list. */
export function isItem(path: Path): boolean {
  return path.length > 1 && /^\d+$/.test(String(path.at(-1)))
}

interface ItemName {
  /** What it is, with the words by which it is known: `card "Loyalty"`. */
  what: string
  /** The page or part that it is on; absent for what is no part of one. */
  where?: { by: 'on' | 'in'; name: string }
}

/** An item of a list. @param hasLabel whether it is known by its words; else by its number */
export function itemOf(path: Path, valueAt: ValueAt, hasLabel = true): ItemName {
  const value = valueAt(path)
  const list = String(path.at(-2))
  if (path.length === 2 && list === 'pages') return { what: `page ${pagePath(value)}` }
  if (path.length === 2 && list === 'redirects')
    return { what: `redirect from ${String(Object(value).from)}` }
  const where = placeOf(path, valueAt)
  const kind = kindOf(value, list)
  const label = hasLabel ? labelOf(value) : undefined
  const name = label === undefined ? numbered(kind, path, valueAt) : `${kind} ${quoted(label)}`
  return { what: name, ...(where && { where }) }
}

function kindOf(value: unknown, list: string): string {
  const { type }: { type?: unknown } = Object(value)
  return list === 'blocks' && typeof type === 'string' ? `${wordsOf(type)} block` : oneOf(list)
}

/** The only one of its kind needs no number. */
function numbered(kind: string, path: Path, valueAt: ValueAt): string {
  const items = valueAt(path.slice(0, -1))
  const like = Array.isArray(items)
    ? items.flatMap((item, index) => (kindOf(item, String(path.at(-2))) === kind ? index : []))
    : []
  const number = like.indexOf(Number(path.at(-1)))
  return like.length > 1 ? `${kind} ${number + 1}` : kind
}

function placeOf(path: Path, valueAt: ValueAt): ItemName['where'] {
  const [part, name] = path
  if (part === 'pages') return { by: 'on', name: pagePath(valueAt(path.slice(0, 2))) }
  if (part === 'notFound') return { by: 'on', name: 'the page for addresses without one' }
  if (part === 'shared') return { by: 'in', name: `the shared block ${quoted(String(name))}` }
  if (part === 'forms') return { by: 'in', name: `the form ${quoted(String(name))}` }
  if (part === 'navigation') return { by: 'in', name: 'the menu' }
  return part === 'footer' ? { by: 'in', name: 'the footer' } : undefined
}

/** A page is called by its path; a block too, where no other part of the page has such a field. */
function ownerName(owner: Path, key: string, valueAt: ValueAt): string {
  if (owner[0] === 'pages' && owner.length > 1) {
    const page = valueAt(owner.slice(0, 2))
    if (owner.length === 2) return pagePath(page)
    const { blocks }: { blocks?: unknown } = Object(page)
    const parts: unknown[] = [page, ...(Array.isArray(blocks) ? blocks : [])]
    const isOnly = parts.filter((one) => Object.hasOwn(Object(one), key)).length === 1
    if (owner.length === 4 && owner[2] === 'blocks' && isOnly) return pagePath(page)
  }
  if (!isItem(owner) || labelKeyOf(valueAt(owner)) !== key) return nameIn(owner, valueAt)
  // The words that change are not those that tell which one it is.
  const { what, where } = itemOf(owner, valueAt, false)
  return `the ${what}${where ? ` ${where.by} ${where.name}` : ''}`
}

function pagePath(page: unknown): string {
  const { path }: { path?: unknown } = Object(page)
  return typeof path === 'string' ? path : 'a page without a path'
}
