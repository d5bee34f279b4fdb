import { hasDuplicateKeys } from '../../../engine/analysis/duplicate-keys.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { isJson } from '../../../engine/text/is-json.ts'
import type { Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import type { Located } from '../../../engine/text/source-range.ts'

/** The piece of a text that an edit concerns, cut so that one version of it can stand for another. */
export interface Region {
  start: number
  end: number
  /** The address of the value, or of the list or object that holds the members. */
  path: Path
  /** Whether it is one value; else it is some members of a list or object, with the commas around them. */
  isValue: boolean
}

/** How a text is cut into pieces that can be exchanged. */
export interface Grammar {
  regionOf: (edit: TextEdit) => Region
  /** The next larger piece; undefined where there is none. */
  outer: (region: Region) => Region | undefined
  /** Whether a text may stand in a region. */
  isSound: (region: Region, text: string) => boolean
  /** Whether it may stand there, and no key is there twice. */
  isClean: (region: Region, text: string) => boolean
}

/** The pieces of a text of valid JSON. */
export function jsonGrammar(source: Source): Grammar {
  return {
    regionOf: (edit) => regionOf(source, edit),
    outer: (region) => outerRegion(source, region),
    isSound: (region, text) => isJson(withRegion(source, region, text)),
    isClean(region, text) {
      const value = withRegion(source, region, text)
      return isJson(value) && hasEachKeyOnce(value)
    },
  }
}

/** The lines of a text that is not valid JSON. */
export function lineGrammar(text: string): Grammar {
  const regionOf = ({ offset, length }: TextEdit): Region => {
    const start = text.lastIndexOf('\n', offset - 1) + 1
    const next = text.indexOf('\n', offset + length)
    return { start, end: next < 0 ? text.length : next + 1, path: [], isValue: true }
  }
  return { regionOf, outer: () => undefined, isSound: () => false, isClean: () => false }
}

/** A text that is one piece. */
export function wholeGrammar(text: string): Grammar {
  const whole = { start: 0, end: text.length, path: [], isValue: false }
  return {
    regionOf: () => whole,
    outer: () => undefined,
    isSound: () => false,
    isClean: () => false,
  }
}

function outerRegion(source: Source, { path, isValue }: Region): Region | undefined {
  const found = source.find(path)
  if (!found) return undefined
  const { offset, end } = found
  if (!isValue) return { start: offset, end, path, isValue: true }
  const parent = path.slice(0, -1)
  const around = source.find(parent)
  if (path.length === 0 || !around) return undefined
  const members = membersAround(around, { offset: found.keyOffset, length: end - found.keyOffset })
  return { ...members, path: parent, isValue: false }
}

/** A value, or a list or object, with a text in its region. */
function withRegion(source: Source, { path, start, end }: Region, by: string): string {
  const { text } = source
  const around = source.find(path)
  return around ? text.slice(around.offset, start) + by + text.slice(end, around.end) : ''
}

/** Whether no object of a text of valid JSON has a key twice. */
export function hasEachKeyOnce(text: string): boolean {
  return !hasDuplicateKeys(text, JSON.parse(text))
}

function regionOf(source: Source, edit: TextEdit): Region {
  const path: Path = []
  let around = source.root
  if (!isWithin(around, edit)) return { start: 0, end: source.text.length, path, isValue: false }
  for (;;) {
    const inner = [...around.members].find(([, member]) => isValueOf(member, edit, source.text))
    if (!inner) break
    path.push(inner[0])
    around = inner[1]
    if (!isContainer(source.text, around) || !isWithin(around, edit))
      return { start: around.offset, end: around.end, path, isValue: true }
  }
  return isContainer(source.text, around)
    ? { ...membersAround(around, edit), path, isValue: false }
    : { start: around.offset, end: around.end, path, isValue: true }
}

/** The piece between the last member before an edit and the first one after it. */
function membersAround(around: Located, { offset, length }: Pick<TextEdit, 'offset' | 'length'>) {
  const members = [...around.members.values()]
  const before = members.findLast(({ end }) => end <= offset)
  const after = members.find(({ keyOffset }) => keyOffset >= offset + length)
  return { start: before?.end ?? around.offset + 1, end: after?.keyOffset ?? around.end - 1 }
}

/** Whether an edit is within a value, or replaces it as a whole; what is put beside a value is not its own. */
function isValueOf({ offset, end }: Located, edit: TextEdit, text: string): boolean {
  const after = edit.offset + edit.length
  if (offset < edit.offset && after < end) return true
  const isWord = !'[{"'.includes(text.charAt(offset))
  return edit.length > 0 && edit.text !== '' && offset <= edit.offset && after <= end
    ? isWord || (offset === edit.offset && after === end)
    : false
}

const isWithin = ({ offset, end }: Located, edit: TextEdit) =>
  offset < edit.offset && edit.offset + edit.length < end

const isContainer = (text: string, { offset }: Located) => '[{'.includes(text.charAt(offset))
