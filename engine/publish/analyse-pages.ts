import type { PageContext } from '../analysis/analyse-page.ts'
import { analysePageText } from '../analysis/pages-analyser.ts'
import { hasErrors } from '../findings/count-findings.ts'

/** Pages that are still text; it can be sent to a thread. */
export interface PagesTask {
  /** The manifest's bytes, in memory that threads share. */
  bytes: Uint8Array
  /** Where the pages' texts begin and end. */
  ranges: Uint32Array
  /** What their variables and shared blocks are made of. */
  context: PageContext
}

/** The facts of each page as JSON; undefined for one with an error. */
export function* analysePages(task: PagesTask): Iterable<string | undefined> {
  for (const text of textsOf(task)) {
    // Nothing is placed: what is wrong is told by the whole analysis.
    const analysis = analysePageText(text, ['pages', 0], task.context)
    const isWrong = !analysis || hasErrors([...analysis.certain, ...analysis.judged])
    yield isWrong ? undefined : JSON.stringify(analysis.page?.facts)
  }
}

/** The pages' texts, each when its turn comes. */
export function* textsOf({ bytes, ranges }: PagesTask): Iterable<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < ranges.length; at += 2)
    yield buffer.toString('utf8', ranges[at], ranges[at + 1])
}
