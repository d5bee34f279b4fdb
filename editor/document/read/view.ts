import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { Log } from '../log/log.ts'
import type { Leftover, View } from '../session.ts'
import { conflictOf } from './conflict-of.ts'
import { languagesOf } from './languages-of.ts'
import { pageLines } from './page-lines.ts'
import { placedFindings } from './placed-findings.ts'

interface Now {
  log: Log
  version: number
  file: string
  include?: string | undefined
  analysis: Analysis
  leftovers: Leftover[]
}

/** What the screen shows of a document. */
export function viewOf({ log, version, file, include, analysis, leftovers }: Now): View {
  const findings = placedFindings(analysis)
  const undo = log.done.at(-1)?.sentence
  const redo = log.undone.at(-1)?.sentence
  return {
    ...{ version, file, findings },
    ...(include !== undefined && { include }),
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
    isSaved: log.text === log.base,
    pages: pageLines(analysis, findings),
    languages: languagesOf(analysis),
    isBroken: !analysis.globals,
    conflicts: log.conflicts.map((conflict) => conflictOf(conflict, analysis)),
    leftovers,
  }
}
