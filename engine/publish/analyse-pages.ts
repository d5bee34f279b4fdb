import type { PageContext } from '../analysis/analyse-page.ts'
import { analysePageText } from '../analysis/pages-analyser.ts'
import { hasErrors } from '../findings/count-findings.ts'
import { firstTooDeep } from '../text/syntax/too-deep.ts'
import { type PagesFile, pageReader } from './manifest-file.ts'

/** Pages that are still text, which several threads share; it can be sent to one. */
export interface PagesTask {
  file: PagesFile
  /** Where the pages' texts begin and end. */
  ranges: Uint32Array
  /** How many pages threads have begun with, in memory that they share. */
  taken: Int32Array
  /** What the pages' variables and shared blocks are made of. */
  context: PageContext
}

export interface NumberedFacts {
  /** Which of the task's pages it is. */
  number: number
  /** Its facts as JSON; absent where it has an error. */
  facts?: string
}

export function* analysePages(task: PagesTask): Iterable<NumberedFacts> {
  for (const { number, text } of textsOf(task)) {
    // Nothing is placed: what is wrong is told by the whole analysis.
    const analysis = isSound(text, task) && analysePageText(text, ['pages', 0], task.context)
    const isWrong = !analysis || hasErrors([...analysis.certain, ...analysis.judged])
    yield isWrong ? { number } : { number, facts: JSON.stringify(analysis.page?.facts) }
  }
}

/** A page within a manifest is not too deep: it was split. */
const isSound = (text: string, { file }: PagesTask) =>
  !('names' in file) || firstTooDeep(text) === undefined

/** The texts of those pages that no other thread has taken, each when its turn comes. */
export function* textsOf({ file, ranges, taken }: PagesTask) {
  const textAt = pageReader(file, ranges)
  const take = () => Atomics.add(taken, 0, 1)
  for (let number = take(); number < ranges.length / 2; number = take())
    yield { number, text: textAt(number) }
}
