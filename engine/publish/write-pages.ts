import { Worker } from 'node:worker_threads'
import type { PageTask, WrittenPage } from './page-worker.ts'

interface Options {
  /** The module of a thread. */
  pageThread: string
  /** How many threads. */
  workers: number
  /** Told how many pages more are done. */
  onProgress: (pages: number) => void
}

/** Renders and writes pages, in as many threads as it is told; what is written does not depend on their number. */
export async function writeAllPages(
  task: PageTask,
  { pageThread, workers, onProgress }: Options,
): Promise<WrittenPage[]> {
  if (workers < 2) {
    const { writePages } = await import('./page-worker.ts')
    return writePages(task, onProgress)
  }
  const parts = Array.from({ length: workers }, (_, index) => part(task, index, workers))
  return (await Promise.all(parts.map((own) => runWorker(pageThread, own, onProgress)))).flat()
}

/** Pages in turn, so that all threads end at about the same time. */
function part(task: PageTask, index: number, workers: number): PageTask {
  const ranges: number[] = []
  for (let page = index * 2; page < task.ranges.length; page += workers * 2)
    ranges.push(task.ranges[page] ?? 0, task.ranges[page + 1] ?? 0)
  return { ...task, ranges: Uint32Array.from(ranges), more: index === 0 ? task.more : [] }
}

function runWorker(
  pageThread: string,
  workerData: PageTask,
  onProgress: Options['onProgress'],
): Promise<WrittenPage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(pageThread, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 8 }, // pages are short-lived; more only costs memory
    })
    worker.on('message', ({ pages, written }: { pages?: number; written?: WrittenPage[] }) => {
      if (pages) onProgress(pages)
      if (written) resolve(written)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => code && reject(new Error(`A thread ended with code ${code}.`)))
  })
}
