import { diffArrays } from 'diff'
import { labelOf } from './label-of.ts'

/** Which item of a list became which; numbers count in the list before and in the one afterwards. */
export interface Match {
  before?: number
  after?: number
  /** Whether it stands elsewhere among those that stayed. */
  isMoved?: true
}

/** Above this many differences items are paired by their names alone; the time grows with the square. */
const mostDifferences = 500

/**
 * Pairs the items of two lists: those that are equal and in order, then equal ones that moved, then those with the
 * same name, then those that alone lead to one place or say one thing under another name, then those of the same kind
 * in the same gap.
 */
export function matchItems(before: unknown[], after: unknown[]): Match[] {
  const keys = [before, after].map((list) => list.map((item) => JSON.stringify(item)))
  const [old = [], now = []] = keys
  const changes = diffArrays(old, now, { maxEditLength: mostDifferences }) ?? []
  const pairs: Match[] = []
  const gaps: { gone: number[]; come: number[] }[] = [{ gone: [], come: [] }]
  let [from, to] = [0, 0]
  for (const { count, added, removed } of changes) {
    if (!added && !removed) gaps.push({ gone: [], come: [] })
    for (let index = 0; index < count; index++) {
      if (added) gaps.at(-1)?.come.push(to++)
      else if (removed) gaps.at(-1)?.gone.push(from++)
      else pairs.push({ before: from++, after: to++ })
    }
  }
  if (changes.length === 0) gaps.push({ gone: [...before.keys()], come: [...after.keys()] })
  const left = { gone: gaps.flatMap(({ gone }) => gone), come: gaps.flatMap(({ come }) => come) }
  const take = (key: (item: unknown, json: string) => string | undefined, within = [left]) => {
    for (const { gone, come } of within)
      for (const one of gone) {
        if (!left.gone.includes(one)) continue
        const own = key(before[one], old[one] ?? '')
        const other = come.find(
          (two) =>
            left.come.includes(two) && own !== undefined && key(after[two], now[two] ?? '') === own,
        )
        if (other === undefined) continue
        pairs.push({ before: one, after: other })
        left.gone = left.gone.filter((index) => index !== one)
        left.come = left.come.filter((index) => index !== other)
      }
  }
  take((_, json) => json)
  take(nameOfItem)
  for (const field of lasting) take(onlyOneWith(field, [before, after], left))
  take(kindOf, gaps)
  const all: Match[] = [
    ...withMoves(pairs),
    ...left.gone.map((before) => ({ before })),
    ...left.come.map((after) => ({ after })),
  ]
  return all.sort((a, b) => (a.after ?? a.before ?? 0) - (b.after ?? b.before ?? 0))
}

/** The fewest of the pairs that are not in order are those that moved: those outside of the longest run that is. */
function withMoves(pairs: Match[]): Match[] {
  const sorted = pairs.toSorted((a, b) => (a.before ?? 0) - (b.before ?? 0))
  const places = sorted.map(({ after = 0 }) => after)
  if (places.every((place, index) => index === 0 || (places[index - 1] ?? 0) < place)) return sorted
  const runs: { length: number; from: number }[] = []
  let end = -1
  for (const [index, place] of places.entries()) {
    let run = { length: 1, from: -1 }
    for (const [earlier, { length }] of runs.entries())
      if ((places[earlier] ?? 0) < place && length >= run.length)
        run = { length: length + 1, from: earlier }
    runs.push(run)
    if (run.length > (runs[end]?.length ?? 0)) end = index
  }
  const stays = new Set<number>()
  for (; end >= 0; end = runs[end]?.from ?? -1) stays.add(end)
  return sorted.map((pair, index) => (stays.has(index) ? pair : { ...pair, isMoved: true }))
}

/** What tells an item from its neighbours, whatever else of it changes. */
function nameOfItem(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { path, from, id, type, href }: { [key: string]: unknown } = Object(item)
  const name = path ?? from ?? id ?? labelOf(item) ?? href
  return name === undefined ? undefined : JSON.stringify([type, name])
}

/** What stays of an item that gets another name, the surest first. */
const lasting = ['href', 'src', 'text', 'description', 'answer']

/** What a field of an item says, where no other of those that are left in its list says the same. */
function onlyOneWith(
  field: string,
  [before, after]: [unknown[], unknown[]],
  left: { gone: number[]; come: number[] },
) {
  const said = (item: unknown) => {
    const { [field]: text, type }: { [key: string]: unknown } = Object(item)
    return typeof text === 'string' ? JSON.stringify([type, text]) : undefined
  }
  const counts = [
    left.gone.map((index) => before[index]),
    left.come.map((index) => after[index]),
  ].map((items) => Map.groupBy(items, said))
  const isOnly = (key: string) => counts.every((items) => items.get(key)?.length === 1)
  return (item: unknown) => {
    const key = said(item)
    return key !== undefined && isOnly(key) ? key : undefined
  }
}

function kindOf(item: unknown): string {
  return typeof item === 'object' && item !== null ? `object ${Object(item).type}` : typeof item
}
