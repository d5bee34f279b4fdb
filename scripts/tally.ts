import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

/** What a step's report says of its cases, as its program wrote it; undefined where it says nothing. */
export type ReadReport = (report: Record<string, unknown>) => Tally | undefined

/**
 * What counts for a step. One without a report is a case of its own. One with a report fails where nothing was
 * reported or nothing ran, and where its program ended badly though no case failed: it crashed, or a file could not be read.
 */
export function tallyOf(hasEndedWell: boolean, report?: { file: string; read: ReadReport }): Tally {
  if (!report) return hasEndedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = readTally(report.file, report.read) ?? { passed: 0, failed: 0 }
  const isSound = hasEndedWell && passed + failed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

export const readVitest: ReadReport = ({ numPassedTests, numFailedTests }) =>
  tally(numPassedTests, numFailedTests)

/** A case that passed only when tried again counts as failed. */
export const readPlaywright: ReadReport = ({ stats }) => {
  if (typeof stats !== 'object' || stats === null) return undefined
  const { expected, unexpected, flaky }: { [name: string]: unknown } = { ...stats }
  return typeof flaky === 'number' && typeof unexpected === 'number'
    ? tally(expected, unexpected + flaky)
    : undefined
}

/** A program that was killed while it wrote leaves half a report, which counts as none. */
function readTally(file: string, read: ReadReport): Tally | undefined {
  if (!existsSync(file)) return undefined
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function tally(passed: unknown, failed: unknown): Tally | undefined {
  return typeof passed === 'number' && typeof failed === 'number' ? { passed, failed } : undefined
}
