import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { isJson } from '../../../engine/text/is-json.ts'
import type { Path } from '../../../engine/text/path.ts'
import { Source } from '../../../engine/text/source.ts'
import { carryOffset } from '../edits/carry-edits.ts'
import { editsBetween } from '../edits/edits-between.ts'
import { type Cluster, clustersOf, versionOf } from './clusters.ts'
import {
  type Grammar,
  hasEachKeyOnce,
  jsonGrammar,
  lineGrammar,
  type Region,
  wholeGrammar,
} from './region.ts'

/** Two versions of a text that came of one. */
export interface Versions {
  base: string
  mine: string
  theirs: string
}

/** A place that both hands changed. */
export interface Clash {
  /** The address of the value, or of the list or object around, in the base. */
  path: Path
  /** Whether it is one value rather than some members of a list or object. */
  isValue: boolean
  /** Where my version of it stands in my text, once the edits were made. */
  start: number
  end: number
  /** What it said before both, and what theirs says. */
  before: string
  theirs: string
}

export interface Merged {
  /** What brings their changes into my text; where both changed the same, mine stays. */
  edits: TextEdit[]
  clashes: Clash[]
}

/** Brings another's changes into my text. What comes of it is valid JSON wherever all three are. */
export function mergeTexts(versions: Versions): Merged {
  const { base, mine, theirs } = versions
  if (![base, mine, theirs].every(isJson)) return merge(versions, lineGrammar(base))
  const merged = merge(versions, jsonGrammar(new Source('', base)))
  const isOnce = [mine, theirs].every(hasEachKeyOnce)
  const after = applyEdits(mine, merged.edits)
  if (isJson(after) && (!isOnce || hasEachKeyOnce(after))) return merged
  // Changes that each do no harm, and together do: then all of the text is one place that both changed.
  return merge(versions, wholeGrammar(base))
}

function merge({ base, mine, theirs }: Versions, grammar: Grammar): Merged {
  const own = editsBetween(base, mine)
  const edits: TextEdit[] = []
  const left: Cluster[] = []
  for (const cluster of clustersOf(
    base,
    { mine: own, theirs: editsBetween(base, theirs) },
    grammar,
  )) {
    if (cluster.theirs.length === 0 || isSame(cluster, base)) continue
    if (isMergeable(cluster, base, grammar))
      edits.push(
        ...cluster.theirs.map((edit) => ({ ...edit, offset: carryOffset(edit.offset, own) })),
      )
    else left.push(cluster)
  }
  const clashes = left.map(({ region, theirs }) => ({
    path: region.path,
    isValue: region.isValue,
    ...carryRange({ ...region, ...carryRange(region, own) }, edits),
    before: base.slice(region.start, region.end),
    theirs: versionOf(region, theirs, base),
  }))
  return { edits, clashes }
}

/** Whether both can be had: one changed nothing here, or each put or took something of its own. */
function isMergeable({ region, mine, theirs }: Cluster, base: string, { isClean }: Grammar) {
  if (mine.length === 0) return true
  if (region.isValue || !areApart(mine, theirs)) return false
  return isClean(region, versionOf(region, [...mine, ...theirs], base))
}

/** A place's range after edits. What is put beside a value is not in it; what is put between members is. */
export function carryRange(
  { start, end, isValue }: Pick<Region, 'start' | 'end' | 'isValue'>,
  edits: TextEdit[],
): { start: number; end: number } {
  return { start: carryOffset(start, edits, isValue), end: carryOffset(end, edits, !isValue) }
}

const isSame = ({ region, mine, theirs }: Cluster, base: string) =>
  mine.length > 0 && versionOf(region, mine, base) === versionOf(region, theirs, base)

/** Whether no edit takes away what another one changes; at one place both may put something. */
function areApart(mine: TextEdit[], theirs: TextEdit[]): boolean {
  return mine.every((a) =>
    theirs.every((b) =>
      a.length === 0 && b.length === 0
        ? true
        : a.offset + a.length < b.offset || b.offset + b.length < a.offset,
    ),
  )
}
