import { analyse } from '../../analysis/analyse.ts'
import { parse } from '../../analysis/parse.ts'
import type { Finding } from '../../findings/finding.ts'
import type { CheckOptions } from '../../manifest/check-options.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import { withoutMark } from '../../text/source.ts'

export interface Fixed {
  text: string
  /** What was mended, step by step; each step's findings are those of the text that the steps before it left. */
  steps: Finding[][]
  /** What is left for a person. */
  left: Finding[]
}

/** Only hopelessly broken text needs more steps; enough of it is mended by then. */
const maxSteps = 100
/** Attempts in one step; each checks the whole text. */
const maxAttempts = 50

/**
 * Applies the fixes that leave less to report, until there are none. Every other byte of the text stays.
 * A fix that adds more errors than it removes guessed wrong, and is left to a person.
 */
export function fixText(file: string, text: string, options: CheckOptions = {}): Fixed {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  const check = (candidate: string) => checkText(file, candidate, options)
  let now = check(withoutMark(text))
  const steps: Finding[][] = []
  while (steps.length < maxSteps) {
    const better = mend(now, check)
    if (!better) break
    steps.push(better.mended)
    now = better.checked
  }
  return { text: mark + now.text, steps, left: now.findings }
}

/**
 * One step: applies as many of a text's fixes as make it better together. What it does follows from the text alone,
 * so that a text at which nothing could be done is left alone the next time, too.
 */
function mend(now: Checked, check: (text: string) => Checked): Step | undefined {
  const waiting = groupsApart(now.findings.filter(({ fix }) => fix))
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const mended = waiting.shift()
    if (!mended) return undefined
    const edits = mended.flatMap(({ fix }) => fix ?? [])
    const checked = check(applyEdits(now.text, edits))
    if (isBetter(checked, now)) return { checked, mended }
    const half = Math.ceil(mended.length / 2)
    if (mended.length > 1) waiting.unshift(mended.slice(0, half), mended.slice(half))
  }
  return undefined
}

interface Step {
  checked: Checked
  mended: Finding[]
}

interface Checked {
  text: string
  findings: Finding[]
  /** What is wrong, from the worst to the least: the text cannot be judged, errors, all findings. */
  faults: number[]
}

function checkText(file: string, text: string, options: CheckOptions): Checked {
  const { findings } = analyse(file, text, options)
  const isJudged =
    parse(file, text).isReadable && !findings.some(({ code }) => code.startsWith('version-'))
  // A key that stands twice is seen only once the syntax is right.
  const seen = findings.filter(({ code }) => code !== 'key-duplicate')
  const errors = seen.filter(({ severity }) => severity === 'error')
  return { text, findings, faults: [isJudged ? 0 : 1, errors.length, seen.length] }
}

function isBetter(next: Checked, now: Checked): boolean {
  const level = next.faults.findIndex((count, index) => count !== now.faults[index])
  return (next.faults[level] ?? 0) < (now.faults[level] ?? 0)
}

/** Groups of findings whose fixes neither overlap nor touch, so that each does what it would do alone. */
function groupsApart(findings: Finding[]): Finding[][] {
  const groups: Finding[][] = []
  let rest = findings.toSorted((a, b) => (a.fix?.offset ?? 0) - (b.fix?.offset ?? 0))
  while (rest.length > 0) {
    let end = -1
    const group = new Set<Finding>()
    for (const finding of rest) {
      const { fix } = finding
      if (!fix || fix.offset <= end) continue
      end = fix.offset + fix.length
      group.add(finding)
    }
    groups.push([...group])
    rest = rest.filter((finding) => !group.has(finding))
  }
  return groups
}
