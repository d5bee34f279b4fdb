import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { analysePages, type NumberedFacts, type PagesTask } from './analyse-pages.ts'
import type { PageTask, WrittenPage } from './page-worker.ts'

/** What a thread tells, a few pages at a time. */
export interface Told<Result> {
  part: Result[]
  isLast: boolean
}

type Progress = (pages: number) => void

/** From this many pages on, other threads work on them too; fewer are done before they have warmed up. */
const manyPages = 800

/** After how many of its own pages this thread tells of the progress, and hears what others tell. */
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

  /** Analyses pages; of each is told, in any order. */
  async analyse(given: Given<PagesTask>, onPage: (page: NumberedFacts) => void): Promise<void> {
    const task = shareable(given)
    const own = async () => {
      let done = 0
      for (const page of analysePages(task)) {
        onPage(page)
        if (++done % step === 0) await othersTurn()
      }
    }
    await this.#run(task, own, onPage)
  }

  /**
   * Renders and writes pages, in any order.
   * @param onPage told of each
   * @param onProgress told how many pages are done or begun
   */
  async write(
    given: Given<PageTask>,
    { onPage, onProgress }: { onPage: (page: WrittenPage) => void; onProgress: Progress },
  ): Promise<void> {
    const task = { ...shareable(given), hasNotFound: true }
    const { writePages } = await import('./page-worker.ts')
    const own = async () => {
      let done = 0
      for await (const page of writePages(task)) {
        onPage(page)
        if (++done % step !== 0) continue
        onProgress(Atomics.load(task.taken, 0))
        await othersTurn()
      }
    }
    await this.#run({ ...task, hasNotFound: false }, own, onPage)
  }

  async close(): Promise<void> {
    await Promise.all(this.#others.map((thread) => thread.terminate()))
  }

  /** @param task for the other threads */
  async #run<Result>(
    task: PagesTask | PageTask,
    own: () => Promise<void>,
    onResult: (result: Result) => void,
  ): Promise<void> {
    const others = await this.start(task.ranges.length / 2)
    const runs = others.map((thread) => runTask(thread, task, onResult))
    await Promise.all([...runs, own()])
  }
}

/** Lets what other threads have told be taken in: it would all wait for the last page. */
const othersTurn = () => new Promise((resolve) => setImmediate(resolve))

function shareable<Task extends object>(task: Task): Task & Pick<PagesTask, 'taken'> {
  return { ...task, taken: new Int32Array(new SharedArrayBuffer(4)) }
}

function runTask<Result>(
  thread: Worker,
  task: PagesTask | PageTask,
  onResult: (result: Result) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners()
    thread.on('message', ({ part, isLast }: Told<Result>) => {
      for (const result of part) onResult(result)
      if (isLast) resolve()
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`A thread ended with code ${code}.`)))
    thread.postMessage(task)
  })
}
