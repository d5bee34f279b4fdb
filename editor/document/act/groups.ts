import { removeValue } from '../../../engine/text/edits/remove-value.ts'
import { setValue } from '../../../engine/text/edits/set-value.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { numberOf, type Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import { valueAt } from './plan.ts'

/** What becomes of a list: the number of an item beside which one comes, and of one that goes. */
interface Turn {
  beside?: Path
  gone?: Path
}

/**
 * The edits that keep each item in its group, where a list is told apart by how many items each group has. One that comes is in
 * the group of the one that it stands beside; a group of which the last goes, goes with it. The last group has all that are
 * left, whatever its count says.
 */
export function groupEdits(source: Source, { beside, gone }: Turn): TextEdit[] {
  const item = beside ?? gone ?? []
  if (item.at(-2) !== 'items') return []
  const groups = [...item.slice(0, -2), 'groups']
  const counts = countsIn(valueAt(source, groups))
  const to = beside && groupOf(beside, counts)
  const from = gone && groupOf(gone, counts)
  if (to === from) return []
  const changes = [
    { group: to, by: 1 },
    { group: from, by: -1 },
  ]
  return changes.flatMap(({ group, by }) => {
    const count = group === undefined ? undefined : counts[group]
    if (group === undefined || count === undefined || group === counts.length - 1) return []
    const path = [...groups, group]
    const edit =
      count + by > 0 ? setValue(source, [...path, 'count'], count + by) : removeValue(source, path)
    return edit ?? []
  })
}

function groupOf(item: Path, counts: number[]): number | undefined {
  let left = numberOf(item.at(-1) ?? '')
  for (const [group, count] of counts.entries()) {
    if (left < count || group === counts.length - 1) return group
    left -= count
  }
  return undefined
}

function countsIn(groups: unknown): number[] {
  if (!Array.isArray(groups)) return []
  return groups.map((group: unknown) =>
    typeof group === 'object' && group !== null && 'count' in group ? Number(group.count) : 0,
  )
}
