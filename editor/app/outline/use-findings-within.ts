import { useMemo } from 'react'
import type { PlacedFinding } from '../../document/session.ts'
import { useView } from '../session/use-session.ts'

/** A finding, with its address within a block. */
export type FindingWithin = Pick<PlacedFinding, 'severity'> & { within: string }

/**
 * What was found about each block and all in it; hints are matters of taste, and left out.
 * @param origins where each block is written
 */
export function useFindingsWithin(origins: string[]): FindingWithin[][] {
  const findings = useView((view) => view.findings)
  return useMemo(
    () =>
      origins.map((origin) =>
        findings.flatMap(({ severity, at: { pointer } }) =>
          severity !== 'hint' && (pointer === origin || pointer.startsWith(`${origin}/`))
            ? { severity, within: pointer.slice(origin.length) }
            : [],
        ),
      ),
    [findings, origins],
  )
}
