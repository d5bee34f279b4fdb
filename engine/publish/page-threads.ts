import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { analysePages, type PagesTask } from './analyse-pages.ts'
import type { PageTask, WrittenPage } from './page-worker.ts'

/** What a thread tells, a few pages at a time. */
export interface Told<Result> {
  part: Result[]
  isLast: boolean
}

/** From this many pages on, threads work on them. */
const manyPages = 2000

interface Options {
  /** The module of a thread. */
  pageThread: string
  /** How many threads. @default one a processor where there are many pages, else none */
  workers?: number | undefined
}

type OnProgress = (pages: number) => void

/** Analyses and writes pages, where there are many in threads. What comes of it does not depend on their number. */
export class PageThreads {
  readonly #options: Options
  readonly #threads: Worker[] = []

  constructor(options: Options) {
    this.#options = options
  }

  /** The facts of each page as JSON; undefined for one with an error. */
  async analyse(task: PagesTask): Promise<(string | undefined)[]> {
    const count = this.#countFor(task)
    if (count < 2) return [...analysePages(task)]
    const told = await this.#run<string | undefined>(parts(task, count), () => {})
    return Array.from(
      { length: task.ranges.length / 2 },
      (_, page) => told[page % count]?.[Math.floor(page / count)],
    )
  }

  /** Renders and writes pages, in any order. */
  async write(task: PageTask, onProgress: OnProgress): Promise<WrittenPage[]> {
    const count = this.#countFor(task)
    if (count < 2) {
      const { writePages } = await import('./page-worker.ts')
      const written: WrittenPage[] = []
      for await (const page of writePages(task)) written.push(page)
      onProgress(written.length)
      return written
    }
    const [first = task, ...others] = parts(task, count)
    const tasks = [first, ...others.map((part) => ({ ...part, more: [] }))]
    return (await this.#run<WrittenPage>(tasks, onProgress)).flat()
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()))
  }

  #countFor({ ranges }: PagesTask): number {
    return this.#options.workers ?? (ranges.length / 2 < manyPages ? 1 : availableParallelism())
  }

  #run<Result>(tasks: PagesTask[], onProgress: OnProgress): Promise<Result[][]> {
    return Promise.all(
      tasks.map((task, index) => {
        const thread = this.#threads[index] ?? startThread(this.#options.pageThread)
        this.#threads[index] = thread
        return runTask<Result>(thread, task, onProgress)
      }),
    )
  }
}

/** Pages in turn, so that all threads end at about the same time. */
function parts<Task extends PagesTask>(task: Task, count: number): Task[] {
  return Array.from({ length: count }, (_, thread) => {
    const isOwn = (_: number, index: number) => (index >> 1) % count === thread
    return { ...task, ranges: task.ranges.filter(isOwn) }
  })
}

function startThread(pageThread: string): Worker {
  // Pages are short-lived; more only costs memory.
  return new Worker(pageThread, { resourceLimits: { maxYoungGenerationSizeMb: 8 } })
}

function runTask<Result>(
  thread: Worker,
  task: PagesTask,
  onProgress: OnProgress,
): Promise<Result[]> {
  const results: Result[] = []
  return new Promise((resolve, reject) => {
    thread.removeAllListeners()
    thread.on('message', ({ part, isLast }: Told<Result>) => {
      for (const result of part) results.push(result)
      onProgress(part.length)
      if (isLast) resolve(results)
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`A thread ended with code ${code}.`)))
    thread.postMessage(task)
  })
}
