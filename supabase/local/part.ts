import type { ChildProcess } from 'node:child_process'

/** A process that belongs to the back end. */
export interface PartOptions {
  /** As a person calls it. */
  name: string
  spawn(): ChildProcess
  /** Whether a line or a message from the process says that it can work. */
  isReady(sign: string | object): boolean
  log(line: string): void
  /** Ends soon after its start, in a row, that are too many. @default 5 */
  endsInARow?: number
  /** Milliseconds that it has to end when asked to. @default 3000 */
  patienceMs?: number
  /** Told once, with a sentence, when it ends again and again. */
  onGiveUp(sentence: string): void
}

export interface Part {
  /** Resolves when it first works. Rejects when it ends before. */
  ready: Promise<void>
  pid(): number | undefined
  stop(): Promise<void>
}

/** Ends within this many ms of its start count towards giving up. */
const soonMs = 10_000

/** Keeps a process alive: says when it ended and why, and starts it again. */
export function keepAlive(options: PartOptions): Part {
  const { name, log, onGiveUp, endsInARow = 5 } = options
  let child: ChildProcess | undefined
  let isStopping = false
  let soonEnds = 0
  let restart: NodeJS.Timeout | undefined
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const begin = () => {
    const begun = performance.now()
    child = options.spawn()
    watch(child, options, resolve)
    child.once('exit', (code, signal) => {
      if (isStopping) return
      const why = signal ? `signal ${signal}` : `exit code ${code}`
      soonEnds = performance.now() - begun < soonMs ? soonEnds + 1 : 0
      if (soonEnds >= endsInARow) {
        const sentence = `The ${name} ended ${endsInARow} times in a row, the last time with ${why}. It is not started again.`
        reject(new Error(sentence))
        return onGiveUp(sentence)
      }
      log(`The ${name} ended (${why}). Starting it again.`)
      restart = setTimeout(begin, Math.min(100 * 2 ** soonEnds, 1_000))
    })
  }
  begin()
  return {
    ready,
    pid: () => child?.pid,
    stop: async () => {
      isStopping = true
      clearTimeout(restart)
      if (child) await end(child, options.patienceMs ?? 3_000)
    },
  }
}

function watch(
  child: ChildProcess,
  { isReady, log, name }: PartOptions,
  resolve: () => void,
): void {
  const seeLines = (chunk: unknown) => {
    for (const line of String(chunk).split('\n').filter(Boolean)) {
      if (isReady(line)) resolve()
      else if (isNews(line)) log(`${name}: ${line}`)
    }
  }
  child.stdout?.on('data', seeLines)
  child.stderr?.on('data', seeLines)
  child.on('message', (message) => {
    if (isReady(Object(message))) resolve()
  })
  child.on('error', (error) => log(`The ${name} could not be started: ${error.message}`))
}

/** What went well stands in the outbox; the terminal has the rest. */
function isNews(line: string): boolean {
  return !/^\{"event":"(stored|known|sent|refused)"/.test(line)
}

/** Asks it to end, and ends it if it does not. */
function end(child: ChildProcess, patienceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const impatient = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('exit', () => {
      clearTimeout(impatient)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
