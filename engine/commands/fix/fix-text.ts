import type { Finding } from '../../findings/finding.ts'
import { loadText } from '../../manifest/load.ts'
import type { CheckOptions } from '../../rules/subject.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import { withoutMark } from '../../text/source.ts'

export interface Fixed {
  text: string
  /** What was mended. */
  mended: Finding[]
  /** What is left for a person. */
  left: Finding[]
}

/** Mending one thing uncovers another; more rounds than this would mean that two fixes undo each other. */
const maxRounds = 20

/** Applies all fixes that can do no harm, until there are none. Every other byte of the text stays. */
export function fixText(file: string, text: string, options: CheckOptions = {}): Fixed {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  let fixed = withoutMark(text)
  const mended: Finding[] = []
  for (let round = 0; round < maxRounds; round++) {
    const { findings } = loadText(file, fixed, options)
    const chosen = apart(findings.filter(({ fix }) => fix))
    const next = applyEdits(
      fixed,
      chosen.flatMap(({ fix }) => fix ?? []),
    )
    if (next === fixed) return { text: mark + fixed, mended, left: findings }
    mended.push(...chosen)
    fixed = next
  }
  return { text: mark + fixed, mended, left: loadText(file, fixed, options).findings }
}

/** Fixes that neither overlap nor touch, so that each does what it would do alone; the rest waits for the next round. */
function apart(findings: Finding[]): Finding[] {
  let end = -1
  return findings
    .toSorted((a, b) => (a.fix?.offset ?? 0) - (b.fix?.offset ?? 0))
    .filter(({ fix }) => {
      if (!fix || fix.offset <= end) return false
      end = fix.offset + fix.length
      return true
    })
}
