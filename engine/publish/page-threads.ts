import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { analysePages, type NumberedFacts, type PagesTask } from './analyse-pages.ts'
import type { PageTask, WrittenPage } from './page-worker.ts'

/** What a thread tells, a few pages at a time. */
export interface Told<Result> {
  part: Result[]
  isLast: boolean
}

/** From this many pages on, other threads work on them too; fewer are done before they have warmed up. */
const manyPages = 800

/** After how many of its own pages this thread tells of the progress. */
const step = 100

interface Options {
  /** The module of a thread. */
  pageThread: string
  /** How many threads work, this one included. @default one a processor where there are many pages, else one */
  workers?: number | undefined
}

/** A task as it is given: what threads need to share it is added here. */
type Given<Task extends PagesTask> = Omit<Task, 'taken' | 'hasNotFound'>

/**
 * Analyses and writes pages, where there are many in several threads, of which each takes the next when it is
 * done with its last. What comes of it does not depend on their number.
 */
export class PageThreads {
  readonly #options: Options
  readonly #others: Worker[] = []

  constructor(options: Options) {
    this.#options = options
  }

  /** Starts the other threads, if so many pages need them. Whoever knows early saves the time that they take. */
  async start(pages: number): Promise<Worker[]> {
    const count = this.#options.workers ?? (pages < manyPages ? 1 : availableParallelism())
    if (count < 2) return []
    const { Worker } = await import('node:worker_threads')
    while (this.#others.length < count - 1)
      this.#others.push(
        // Pages are short-lived; more only costs memory.
        new Worker(this.#options.pageThread, { resourceLimits: { maxYoungGenerationSizeMb: 8 } }),
      )
    return this.#others
  }

  /** The facts of each page as JSON; undefined for one with an error. */
  async analyse(given: Given<PagesTask>): Promise<(string | undefined)[]> {
    const task = shareable(given)
    const own = async () => [...analysePages(task)]
    const facts: (string | undefined)[] = []
    for (const page of await this.#run<NumberedFacts>(task, own)) facts[page.number] = page.facts
    return facts
  }

  /**
   * Renders and writes pages, in any order.
   * @param onProgress is told how many pages are done or begun
   */
  async write(given: Given<PageTask>, onProgress: (pages: number) => void): Promise<WrittenPage[]> {
    const task = { ...shareable(given), hasNotFound: true }
    const { writePages } = await import('./page-worker.ts')
    const own = async () => {
      const written: WrittenPage[] = []
      for await (const page of writePages(task))
        if (written.push(page) % step === 0) onProgress(Atomics.load(task.taken, 0))
      return written
    }
    return this.#run({ ...task, hasNotFound: false }, own)
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.map((thread) => thread.terminate()))
  }

  /** @param task for the other threads */
  async #run<Result>(task: PagesTask | PageTask, own: () => Promise<Result[]>): Promise<Result[]> {
    const others = await this.start(task.ranges.length / 2)
    const runs = others.map((thread) => runTask<Result>(thread, task))
    return (await Promise.all([...runs, own()])).flat()
  }
}

function shareable<Task extends object>(task: Task): Task & Pick<PagesTask, 'taken'> {
  return { ...task, taken: new Int32Array(new SharedArrayBuffer(4)) }
}

function runTask<Result>(thread: Worker, task: PagesTask | PageTask): Promise<Result[]> {
  const results: Result[] = []
  return new Promise((resolve, reject) => {
    thread.removeAllListeners()
    thread.on('message', ({ part, isLast }: Told<Result>) => {
      for (const result of part) results.push(result)
      if (isLast) resolve(results)
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`A thread ended with code ${code}.`)))
    thread.postMessage(task)
  })
}
