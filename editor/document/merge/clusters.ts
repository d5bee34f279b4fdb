import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Grammar, Region } from './region.ts'

/** Edits of two hands that concern one another, and the piece of the text that holds them all. */
export interface Cluster {
  region: Region
  mine: TextEdit[]
  theirs: TextEdit[]
}

/** Puts edits together that concern the same values, in the order of the text. */
export function clustersOf(
  base: string,
  edits: { mine: TextEdit[]; theirs: TextEdit[] },
  grammar: Grammar,
): Cluster[] {
  const mine = soundParts(base, edits.mine, grammar)
  const theirs = soundParts(base, edits.theirs, grammar)
  return joined([
    ...mine.map(({ region, edits }) => ({ region, mine: edits, theirs: [] })),
    ...theirs.map(({ region, edits }) => ({ region, mine: [], theirs: edits })),
  ])
}

/**
 * The edits of one hand in parts of which each, alone, leaves JSON: an opening bracket stays with the closing one that
 * came with it.
 */
function soundParts(base: string, edits: TextEdit[], { regionOf, outer, isSound }: Grammar) {
  let parts = edits.map((edit): Cluster => ({ region: regionOf(edit), mine: [edit], theirs: [] }))
  for (;;) {
    parts = joined(parts)
    const next = parts.map((part) => {
      const wider = outer(part.region)
      const isWhole = isSound(part.region, versionOf(part.region, part.mine, base))
      return isWhole || !wider ? part : { ...part, region: wider }
    })
    if (next.every((part, index) => part === parts[index]))
      return parts.map(({ region, mine }) => ({ region, edits: mine }))
    parts = next
  }
}

function joined(parts: Cluster[]): Cluster[] {
  const clusters: Cluster[] = []
  const inOrder = parts.toSorted(
    (a, b) => a.region.start - b.region.start || b.region.end - a.region.end,
  )
  for (const next of inOrder) {
    const last = clusters.at(-1)
    if (!last || !isShared(last.region, next.region)) clusters.push(next)
    else
      clusters[clusters.length - 1] = {
        region: around(last.region, next.region),
        mine: [...last.mine, ...next.mine],
        theirs: [...last.theirs, ...next.theirs],
      }
  }
  return clusters
}

/** Two pieces of a list meet where they touch, since both have the comma there; a value has its own borders. */
function isShared(a: Region, b: Region): boolean {
  return a.isValue || b.isValue ? b.start < a.end : b.start <= a.end
}

function around(a: Region, b: Region): Region {
  const isOuter = a.start <= b.start && b.end <= a.end
  const outer = isOuter || a.path.length <= b.path.length ? a : b
  return { ...outer, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) }
}

/** What a region says after edits of it. */
export function versionOf({ start, end }: Region, edits: TextEdit[], base: string): string {
  const within = edits.map((edit) => ({ ...edit, offset: edit.offset - start }))
  return applyEdits(base.slice(start, end), within)
}
