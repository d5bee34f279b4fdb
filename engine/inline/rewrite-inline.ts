import { escapeInline, formatInline } from './format-inline.ts'
import { parseInline } from './parse-inline.ts'
import { areAlike, mergeRuns, type Run, runsOf, type WrittenRun } from './runs.ts'

/**
 * Writes changed words into a text. What was not changed stays, byte for byte, also where it is written otherwise
 * than `formatInline` would.
 */
export function rewriteInline(written: string, runs: Run[]): string {
  const now = runsOf(parseInline(written))
  if (areAlike(now, runs)) return written
  const [before, after] = [signsOf(now), signsOf(mergeRuns(runs).map(atNowhere))]
  const start = commonLength(before, after)
  const rest = commonLength(before.slice(start).reverse(), after.slice(start).reverse())
  const changed = after.slice(start, after.length - rest)
  const candidates = rangesOf(before.slice(0, before.length - rest), before, start).flatMap(
    (range) => textsOf(changed).map((text) => splice(written, range, text)),
  )
  const fitting = candidates.find((text) => areAlike(runsOf(parseInline(text)), runs))
  return fitting ?? formatInline(runs)
}

/** One UTF-16 unit of a text, and where it is written. */
type Sign = WrittenRun

function atNowhere(run: Run): WrittenRun {
  return { ...run, start: 0, end: 0 }
}

/** Escaped signs are runs of one unit, so all others are as long as they are written. */
function signsOf(runs: WrittenRun[]): Sign[] {
  return runs.flatMap(({ text, start, end, ...marks }) =>
    text
      .split('')
      .map((sign, at) =>
        text.length === 1
          ? { ...marks, text: sign, start, end }
          : { ...marks, text: sign, start: start + at, end: start + at + 1 },
      ),
  )
}

function commonLength(some: Sign[], others: Sign[]): number {
  const differs = some.findIndex((sign, at) => {
    const other = others[at]
    return sign.text !== other?.text || sign.isBold !== other.isBold || sign.href !== other.href
  })
  return differs < 0 ? some.length : differs
}

/** Where the changed words may be put: in place of those that go, or within the marks on either side. */
function rangesOf(upToChange: Sign[], all: Sign[], start: number): [number, number][] {
  const [first, last] = [upToChange[start], upToChange.at(-1)]
  if (first && last) return [[first.start, last.end]]
  const [left, right] = [all[start - 1]?.end ?? 0, all[start]?.start ?? all.at(-1)?.end ?? 0]
  return [
    [left, left],
    [right, right],
  ]
}

/** How changed words may be written: bare within marks that are there, or with their own. */
function textsOf(changed: Sign[]): string[] {
  const bare = changed.map(({ text }) => text).join('')
  return [bare, escapeInline(bare), formatInline(changed)]
}

function splice(text: string, [start, end]: [number, number], by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}
