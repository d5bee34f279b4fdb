import { Badge } from '../pages/badge.tsx'
import type { FindingWithin } from './use-findings-within.ts'

/** How many errors and warnings there are within a row of the outline, each in its color. */
export function FindingBadges({ findings }: { findings: FindingWithin[] }) {
  const countOf = (severity: string) => findings.filter((each) => each.severity === severity).length
  return (
    <>
      <Badge count={countOf('error')} what="error" />
      <Badge count={countOf('warning')} what="warning" />
    </>
  )
}
