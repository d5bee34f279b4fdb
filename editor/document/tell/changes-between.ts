import type { Path } from '../../../engine/text/path.ts'
import { pointerOf } from '../../../engine/text/source.ts'
import { withoutMark } from '../../../engine/text/without-mark.ts'
import { pageOf } from '../read/page-of.ts'
import type { Change } from '../session.ts'
import { labelKeyOf, labelOf } from './label-of.ts'
import { matchItems } from './match-items.ts'
import { follows, type MovedPage, movedPage, movedPages } from './moved-pages.ts'
import { isItem, type ValueAt } from './name-of.ts'
import { added, changed, moved, removed, renamed } from './sentences.ts'
import { quoted } from './words.ts'

/** What was changed between two texts, told to a person; what was done and undone again is not told. */
export function changesBetween(before: string, after: string): Change[] {
  if (before === after) return []
  const [old, now] = [read(before), read(after)]
  if (!old || !now) return [{ sentence: 'Edited the text', pointer: '' }]
  const pages = movedPages(old([]), now([]))
  const changes = compare([], [], { old, now, pages })
  const moves = pages.map((page) => ({ sentence: movedPage(page), pointer: '/pages' }))
  return [...moves, ...changes]
}

/** Both manifests, by their addresses. */
interface Both {
  old: ValueAt
  now: ValueAt
  pages: MovedPage[]
}

/** @param from the address before, and `to` the one afterwards */
function compare(from: Path, to: Path, both: Both): Change[] {
  const [was, is] = [both.old(from), both.now(to)]
  if (isSame(was, is) || follows(was, is, to, both.pages) || isOfItems(from, to, both)) return []
  if (Array.isArray(was) && Array.isArray(is)) return compareItems([was, is], from, to, both)
  if (isRecord(was) && isRecord(is)) return compareFields([was, is], from, to, both)
  const value = isVariable(to) && typeof is === 'string' ? ` to ${quoted(is)}` : ''
  return [change(changed(to, both.now) + value, to)]
}

/** Whether two values of JSON are the same; large ones differ soon, where they do. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [own, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    own.length === others.size &&
    own.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}

const isVariable = (path: Path) => path.length === 3 && path[1] === 'variables'

/** Whether the count of a group says no more than that items came or went, which is told of them. */
function isOfItems(from: Path, to: Path, { old, now }: Both): boolean {
  const items = (path: Path) => [...path.slice(0, -3), 'items']
  const isCount = to.at(-1) === 'count' && to.at(-3) === 'groups'
  return isCount && !isSame(old(items(from)), now(items(to)))
}

function compareFields([was, is]: [object, object], from: Path, to: Path, both: Both): Change[] {
  // Another picture has another size and says something else: that is one change.
  const isOther = isPicture(was) && isPicture(is) && was.src !== is.src
  if (isOther && !follows(was.src, is.src, to, both.pages))
    return [change(changed(to, both.now), to)]
  const keys = new Set([...Object.keys(is), ...Object.keys(was)])
  return [...keys].flatMap((key) => {
    const [old, now] = [
      [...from, key],
      [...to, key],
    ]
    if (!Object.hasOwn(is, key)) return change(removed(old, both.old), to)
    if (!Object.hasOwn(was, key)) return change(added(now, both.now), now)
    if (isRenamed(was, is, to, key)) return change(renamed(to, was, both.now), now)
    return compare(old, now, both)
  })
}

/** Whether a field is the name of an item, and says another one; a page is called by its path, a block by what it is. */
function isRenamed(was: object, is: object, item: Path, key: string): boolean {
  if (!isItem(item) || item.at(-2) === 'pages' || item.at(-2) === 'blocks') return false
  if (!names.has(key) || labelKeyOf(was) !== key || labelKeyOf(is) !== key) return false
  return labelOf(was) !== labelOf(is)
}

const names = new Set(['title', 'name', 'label', 'heading'])

function compareItems(
  [was, is]: [unknown[], unknown[]],
  from: Path,
  to: Path,
  both: Both,
): Change[] {
  const { old, now, pages } = both
  const isPages = to.length === 1 && to[0] === 'pages'
  const named = isPages ? was.map((page) => atNewPath(page, pages)) : was
  return matchItems(named, is).flatMap(({ before, after, isMoved }) => {
    const place = [...to, after ?? 0]
    if (before === undefined)
      return isTold(is[after ?? 0], pages) ? [] : change(added(place, now), place)
    const former = [...from, before]
    if (after === undefined)
      return isTold(was[before], pages) ? [] : change(removed(former, old), to)
    const move = isMoved ? [change(moved(place, now), place)] : []
    return [...move, ...compare(former, place, both)]
  })
}

/** Whether the sentence about a page tells of this page or redirect too. */
function isTold(item: unknown, pages: MovedPage[]): boolean {
  const { path, from, to }: { [key: string]: unknown } = Object(item)
  return pages.some((page) =>
    page.isGone && path === page.from ? true : from === page.from && to === page.to,
  )
}

/** A page that moved, by its new path, so that it is known again. */
function atNewPath(page: unknown, pages: MovedPage[]): unknown {
  const { path }: { path?: unknown } = Object(page)
  const move = pages.find(({ from, isGone }) => from === path && !isGone)
  return move ? { ...Object(page), path: move.to } : page
}

function change(sentence: string, path: Path): Change {
  const page = pageOf(path)
  return { sentence, pointer: pointerOf(path), ...(page !== undefined && { page }) }
}

/** The values of a text by their addresses; undefined where it is not valid JSON. */
function read(text: string): ValueAt | undefined {
  try {
    const root: unknown = JSON.parse(withoutMark(text))
    return (path) =>
      path.reduce<unknown>(
        (value, key) => (isHolding(value, key) ? Object(value)[key] : undefined),
        root,
      )
  } catch {
    return undefined
  }
}

const isHolding = (value: unknown, key: string | number) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (value: object): value is { src: string; width: number } =>
  'src' in value && typeof value.src === 'string' && 'width' in value
