import { analyse } from '../../analysis/analyse.ts'
import { readWhole } from '../../analysis/read-parts.ts'
import type { Finding } from '../../findings/finding.ts'
import type { CheckOptions } from '../../manifest/check-options.ts'
import { editText, type ManifestText } from '../../text/pieces.ts'

export interface Fixed {
  manifest: ManifestText
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
export function fixText(manifest: ManifestText, options: CheckOptions = {}): Fixed {
  const check = (candidate: ManifestText) => checkText(candidate, options)
  let now = check(manifest)
  const steps: Finding[][] = []
  while (steps.length < maxSteps) {
    const better = mend(now, check)
    if (!better) break
    steps.push(better.mended)
    now = better.checked
  }
  return { manifest: now.manifest, steps, left: now.findings }
}

/**
 * One step: applies as many of a text's fixes as make it better together. What it does follows from the text alone,
 * so that a text at which nothing could be done is left alone the next time, too.
 */
function mend(now: Checked, check: (manifest: ManifestText) => Checked): Step | undefined {
  const waiting = groupsApart(now.findings.filter(({ fix }) => fix))
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const mended = waiting.shift()
    if (!mended) return undefined
    const edits = mended.flatMap(({ fix }) => fix ?? [])
    const manifest = editText(now.manifest, edits)
    const checked = manifest && check(manifest)
    if (checked && isBetter(checked, now)) return { checked, mended }
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
  manifest: ManifestText
  findings: Finding[]
  /** What is wrong, from the worst to the least: the text cannot be judged, errors, all findings. */
  faults: number[]
}

function checkText(manifest: ManifestText, options: CheckOptions): Checked {
  const { file, text, pieces } = manifest
  const { findings } = analyse(file, text, { ...options, pieces })
  const isJudged =
    readWhole(file, text, pieces).isReadable &&
    !findings.some(({ code }) => code.startsWith('version-'))
  // A key that stands twice is seen only once the syntax is right.
  const seen = findings.filter(({ code }) => code !== 'key-duplicate')
  const errors = seen.filter(({ severity }) => severity === 'error')
  return { manifest, findings, faults: [isJudged ? 0 : 1, errors.length, seen.length] }
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
