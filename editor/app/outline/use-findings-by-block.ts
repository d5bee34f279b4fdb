import { useMemo } from 'react'
import { usePage } from '../address.ts'
import { useView } from '../session/use-session.ts'

export interface Counts {
  errors: number
  warnings: number
}

/** How much was found about each block of the page that is shown. */
export function useFindingsByBlock(): Map<number, Counts> {
  const key = usePage()?.key
  const findings = useView((view) => view.findings)
  return useMemo(() => {
    const counts = new Map<number, Counts>()
    for (const { page, block, severity } of findings) {
      if (page !== key || block === undefined || severity === 'hint') continue
      const { errors, warnings } = counts.get(block) ?? { errors: 0, warnings: 0 }
      const isError = severity === 'error'
      counts.set(block, {
        errors: errors + (isError ? 1 : 0),
        warnings: warnings + (isError ? 0 : 1),
      })
    }
    return counts
  }, [findings, key])
}
