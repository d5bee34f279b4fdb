import { counted } from '../text/counted.ts'
import type { Finding } from './finding.ts'

/** How many findings there are, in words. */
export function countFindings(findings: Pick<Finding, 'severity'>[]): string {
  const count = Object.groupBy(findings, ({ severity }) => severity)
  const words = (['error', 'warning', 'hint'] as const).flatMap((severity) => {
    const found = count[severity]?.length ?? 0
    return found > 0 ? counted(found, severity) : []
  })
  return words.join(', ') || 'no findings'
}

export function hasErrors(findings: Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}
