import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

/** Reads the number of test cases from a runner's report; undefined if the report has none. */
export type ReadReport = (report: Record<string, unknown>) => Tally | undefined

/**
 * The tally of a step. A step without a report counts as one case. A step with a report fails if nothing was reported,
 * if no test ran, or if its program failed although no case did: it crashed, or a test file could not be loaded.
 */
export function tallyOf(hasEndedWell: boolean, report?: { file: string; read: ReadReport }): Tally {
  if (!report) return hasEndedWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const { passed, failed } = readTally(report.file, report.read) ?? { passed: 0, failed: 0 }
  const isSound = hasEndedWell && passed + failed > 0
  return { passed, failed: isSound ? failed : Math.max(failed, 1) }
}

export const readVitest: ReadReport = ({ numPassedTests, numFailedTests }) =>
  tally(numPassedTests, numFailedTests)

/** A flaky case, which passed only on a retry, counts as failed. */
export const readPlaywright: ReadReport = ({ stats }) => {
  if (typeof stats !== 'object' || stats === null) return undefined
  const { expected, unexpected, flaky }: { [name: string]: unknown } = { ...stats }
  return typeof flaky === 'number' && typeof unexpected === 'number'
    ? tally(expected, unexpected + flaky)
    : undefined
}

/** A program killed while writing leaves a truncated report, which counts as none. */
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
