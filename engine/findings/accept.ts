import type { Acceptance } from '../../schema/generated/manifest.js'
import { removeValue } from '../text/edits/remove-value.ts'
import type { Path } from '../text/path.ts'
import { pathOf, type Source } from '../text/source.ts'
import { type Finding, finding } from './finding.ts'

interface Accepted {
  /** What the manifest accepts. */
  accepted: Acceptance[]
  /** The paths of the pages, by their number. */
  paths: (string | undefined)[]
}

/**
 * Leaves out the warnings that the manifest accepts with a reason. Errors cannot be accepted.
 * An acceptance that accepts nothing is found in turn, so that none outlives its cause.
 * @param isWhole whether all was judged, so that what was not used is of no use
 */
export function accept(
  findings: Finding[],
  { accepted, paths }: Accepted,
  source: Source,
  isWhole: boolean,
): Finding[] {
  if (accepted.length === 0) return findings
  const used = new Set<Acceptance>()
  const rest = findings.filter((finding) => {
    if (finding.severity === 'error') return true
    const fitting = accepted.filter((acceptance) => fits(acceptance, finding, paths))
    for (const acceptance of fitting) used.add(acceptance)
    return fitting.length === 0
  })
  if (!isWhole) return rest
  const unused = accepted.flatMap((acceptance, index) =>
    used.has(acceptance) ? [] : acceptanceUnused(acceptance, ['accepted', index], source),
  )
  return [...rest, ...unused]
}

function fits(
  { code, page, about }: Acceptance,
  finding: Finding,
  paths: Accepted['paths'],
): boolean {
  if (finding.code !== code) return false
  if (about !== undefined && !finding.message.includes(about)) return false
  if (page === undefined) return true
  const [list, index] = pathOf(finding.at.pointer)
  return list === 'pages' && paths[Number(index)] === page
}

function acceptanceUnused({ code, page }: Acceptance, path: Path, source: Source): Finding {
  const where = page === undefined ? '' : ` on the page "${page}"`
  const message = `There is no warning "${code}"${where} any more that this could accept.`
  // A list of acceptances that accepts nothing is an error; it goes with the last one.
  const isLast = source.find(['accepted'])?.members.size === 1
  const fix = removeValue(source, isLast ? ['accepted'] : path)
  return finding('acceptance-unused', source.placeOf(path), message, 'Remove it.', fix)
}
