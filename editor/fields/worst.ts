import type { Severity } from '../../engine/findings/finding.ts'

const order = ['error', 'warning', 'hint'] as const

/** The severity that what was found is told by, wherever it is told as a whole. */
export function worst(found: { severity: Severity }[]): Severity {
  return order.find((each) => found.some(({ severity }) => severity === each)) ?? 'hint'
}
