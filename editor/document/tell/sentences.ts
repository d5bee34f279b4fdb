import type { Path } from '../../../engine/text/path.ts'
import { labelOf } from './label-of.ts'
import { inItsLanguage, isItem, itemOf, nameIn, type ValueAt } from './name-of.ts'
import { quoted } from './words.ts'

/** "Added a card "Loyalty" to /emv-chip". */
export function added(path: Path, valueAt: ValueAt): string {
  return inItsLanguage(path, valueAt, addedOne)
}

function addedOne(path: Path, valueAt: ValueAt): string {
  if (!isItem(path)) return `Added ${nameIn(path, valueAt)}`
  if (path[0] === 'navigation') return `Menu: added ${labelIn(path, valueAt)}`
  const { what, where } = itemOf(path, valueAt)
  if (path.length === 2 && path[0] === 'pages') return `Added the ${what}`
  return `Added ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}${where ? ` to ${where.name}` : ''}`
}

/** "Removed the card "Loyalty" from /emv-chip". */
export function removed(path: Path, valueAt: ValueAt): string {
  return inItsLanguage(path, valueAt, removedOne)
}

function removedOne(path: Path, valueAt: ValueAt): string {
  if (!isItem(path)) return `Removed ${nameIn(path, valueAt)}`
  if (path[0] === 'navigation') return `Menu: removed ${labelIn(path, valueAt)}`
  const { what, where } = itemOf(path, valueAt)
  if (path.length === 2 && path[0] === 'pages') return `Deleted the ${what}`
  return `Removed the ${what}${where ? ` from ${where.name}` : ''}`
}

/** "Menu: moved Training before Tools". @param path where it stands now */
export function moved(path: Path, valueAt: ValueAt): string {
  return inItsLanguage(path, valueAt, movedOne)
}

function movedOne(path: Path, valueAt: ValueAt): string {
  if (!isItem(path)) return `Moved ${nameIn(path, valueAt)}`
  const next = [...path.slice(0, -1), Number(path.at(-1)) + 1]
  const isLast = valueAt(next) === undefined
  const { what: before } = itemOf(next, valueAt)
  if (path[0] === 'navigation')
    return `Menu: moved ${labelIn(path, valueAt)} ${isLast ? 'to the end' : `before ${labelIn(next, valueAt)}`}`
  const { what, where } = itemOf(path, valueAt)
  const to = isLast ? 'to the end' : `before the ${before}`
  return `Moved the ${what} ${to}${where ? ` ${where.by} ${where.name}` : ''}`
}

/** "Changed the tagline of /pos". */
export function changed(path: Path, valueAt: ValueAt): string {
  return `Changed ${nameIn(path, valueAt)}`
}

/** "Renamed the card "Loyalty" to "Faith" on /emv-chip". @param was the item as it was before */
export function renamed(path: Path, was: unknown, valueAt: ValueAt): string {
  return inItsLanguage(path, valueAt, (path, valueAt) => {
    const before: ValueAt = (at) => (at === path ? was : valueAt(at))
    const name = labelIn(path, valueAt)
    if (path[0] === 'navigation') return `Menu: renamed ${labelIn(path, before)} to ${name}`
    const { what, where } = itemOf(path, before)
    return `Renamed the ${what} to "${name}"${where ? ` ${where.by} ${where.name}` : ''}`
  })
}

const labelIn = (path: Path, valueAt: ValueAt) => {
  const label = labelOf(valueAt(path))
  return label === undefined ? 'an item' : quoted(label).slice(1, -1)
}
