import type { Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import { valueAt } from '../act/plan.ts'
import { labelOf } from './label-of.ts'
import { oneOf, quoted, wordsOf } from './words.ts'

/** What people call a value of the manifest: "the tagline of /pos", "the card "Loyalty" on /emv-chip". */
export function nameOf(path: Path, source: Source): string {
  return nameIn(path, (at) => valueAt(source, at))
}

type ValueAt = (path: Path) => unknown

/** The same, by a function that knows the values. */
export function nameIn(path: Path, valueAt: ValueAt): string {
  const key = path.at(-1)
  if (key === undefined) return 'the site'
  const whole = wholes[path.length === 1 ? String(key) : '']
  if (whole) return whole
  if (path[0] === 'site' && path[1] === 'variables' && path.length === 3)
    return `the variable ${quoted(String(key))}`
  if (path[0] === 'shared' && path.length === 2) return `the shared block ${quoted(String(key))}`
  if (isItem(path)) return itemName(path, valueAt)
  const owner = path.slice(0, -1)
  return `the ${wordsOf(String(key))} of ${ownerName(owner, String(key), valueAt)}`
}

const wholes: { [key: string]: string } = {
  navigation: 'the menu',
  footer: 'the footer',
  redirects: 'the redirects',
  shared: 'the shared blocks',
  pages: 'the pages',
  notFound: 'the page for addresses without one',
  accepted: 'the accepted findings',
  site: 'the site',
}

function isItem(path: Path): boolean {
  return path.length > 1 && /^\d+$/.test(String(path.at(-1)))
}

function itemName(path: Path, valueAt: ValueAt): string {
  const value = valueAt(path)
  const list = String(path.at(-2))
  if (path.length === 2 && list === 'pages') return `the page ${pagePath(value)}`
  if (path.length === 2 && list === 'redirects')
    return `the redirect from ${String(Object(value).from)}`
  const label = labelOf(value)
  const kind =
    list === 'blocks' ? `${wordsOf(String(Object(value).type ?? ''))} block` : oneOf(list)
  const number = Number(path.at(-1)) + 1
  const name = label === undefined ? `${kind} ${number}` : `${kind} ${quoted(label)}`
  return `the ${name.trim()}${placeOf(path, valueAt)}`
}

/** Where an item stands: on which page, in which part of the site. */
export function placeOf(path: Path, valueAt: ValueAt): string {
  if (path[0] === 'pages') return ` on ${pagePath(valueAt(path.slice(0, 2)))}`
  if (path[0] === 'notFound') return ' on the page for addresses without one'
  if (path[0] === 'shared') return ` in the shared block ${quoted(String(path[1]))}`
  if (path[0] === 'navigation') return path.length > 2 ? ' in the menu' : ''
  if (path[0] === 'footer') return ' in the footer'
  return ''
}

/** A page is called by its path; a block too, where no other part of the page has such a field. */
function ownerName(owner: Path, key: string, valueAt: ValueAt): string {
  const [part, number] = owner
  if (part !== 'pages' || number === undefined) return nameIn(owner, valueAt)
  const page = valueAt(owner.slice(0, 2))
  if (owner.length === 2) return pagePath(page)
  const { blocks }: { blocks?: unknown } = Object(page)
  const parts: unknown[] = [page, ...(Array.isArray(blocks) ? blocks : [])]
  const isOnly = parts.filter((one) => Object.hasOwn(Object(one), key)).length === 1
  if (owner.length === 4 && owner[2] === 'blocks' && isOnly) return pagePath(page)
  return nameIn(owner, valueAt)
}

function pagePath(page: unknown): string {
  const { path }: { path?: unknown } = Object(page)
  return typeof path === 'string' ? path : 'a page without a path'
}
