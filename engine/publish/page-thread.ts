import { parentPort } from 'node:worker_threads'
import { analysePages, type NumberedFacts, type PagesTask } from './analyse-pages.ts'
import type { Told } from './page-threads.ts'
import { type PageTask, type WrittenPage, writePages } from './page-worker.ts'

/** How many pages are told of at once. */
const step = 250

type Result = WrittenPage | NumberedFacts

// One of several threads that work on a large site's pages.
parentPort?.on('message', async (task: PagesTask | PageTask) => {
  const results = 'around' in task ? writePages(task) : analysePages(task)
  let part: Result[] = []
  for await (const result of results) {
    if (part.push(result) < step) continue
    tell({ part, isLast: false })
    part = []
  }
  tell({ part, isLast: true })
})

function tell(told: Told<Result>): void {
  parentPort?.postMessage(told)
}
