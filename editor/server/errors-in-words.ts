import { countFindings } from '../../engine/findings/count-findings.ts'
import type { Finding } from '../../engine/findings/finding.ts'

/** What keeps a site from being built, for a person: how much, and the first of it. */
export function errorsInWords(findings: Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const [first] = errors
  return first ? `The site has ${countFindings(errors)}: ${first.message} ${first.hint}` : ''
}
