import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { memoryUnder } from './process-memory.ts'

/** A build that is measured again and again, in turns with others. */
export interface Contender {
  name: string
  version?: string
  /** Where the command runs. */
  folder: string
  command: string
  /** The built site. */
  dist: string
  /** What is deleted before each build. */
  clean: string[]
  /** Whether the first build only puts there what the measured ones find. */
  isWarm?: boolean
  /** Further preparations, which are not measured. */
  prepare?: () => void
  /** Whether its pages are looked at too: not where they are another contender's, or say something else. */
  isShown: boolean
  env: { [name: string]: string }
}

export interface Build {
  seconds: number
  /** Of all processes, in user code and in the system. */
  cpuSeconds: number
  /** The most that all processes had at the same time; undefined where the system does not tell. */
  megabytes: number | undefined
  /** The part of the processors that other programs took meanwhile. */
  others: number
}

const pollMilliseconds = 25

/**
 * Runs one build with nothing left of earlier ones but what its contender keeps.
 * @throws {Error} with the end of what the build said, where it fails or takes longer than the limit
 */
export async function measureBuild(
  { folder, command, env, clean, prepare }: Contender,
  limitSeconds: number,
): Promise<Build> {
  for (const path of clean) rmSync(path, { recursive: true, force: true })
  prepare?.()
  const temporary = mkdtempSync(join(tmpdir(), 'broadsheet-bench-')) // where compiled code may be kept
  const bin = join(folder, 'node_modules/.bin')
  const before = processorTimes()
  const start = performance.now()
  const run = await runTimed(command, limitSeconds, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CI: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      LC_ALL: 'C', // decimals with a point
      TMPDIR: temporary,
      PATH: bin + delimiter + process.env.PATH,
      ...env,
    },
  })
  const seconds = (performance.now() - start) / 1000
  const after = processorTimes()
  rmSync(temporary, { recursive: true, force: true })
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
  const own = run.cpuSeconds / seconds / cpus().length
  return { seconds, ...run, others: Math.max(0, busy - own) }
}

/** Runs a command in a shell, which tells the processor time of all its children (POSIX, "times"). */
async function runTimed(
  command: string,
  limitSeconds: number,
  options: { cwd: string; env: NodeJS.ProcessEnv },
) {
  const child = spawn('sh', ['-c', `(${command}); code=$?; times >&3; exit $code`], {
    ...options,
    detached: true, // a group of its own, which can be ended as one
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { pid = 0 } = child
  let said = ''
  let times = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      said = (said + text).slice(-2000)
    })
  child.stdio[3]?.on('data', (text) => {
    times += text
  })
  let bytes = 0
  const poll = setInterval(() => {
    bytes = Math.max(bytes, memoryUnder(pid))
  }, pollMilliseconds)
  const stop = () => process.kill(-pid, 'SIGKILL')
  const limit = setTimeout(stop, limitSeconds * 1000)
  process.once('exit', stop)
  const code = await new Promise((resolve, reject) => {
    child.on('error', (cause) =>
      reject(new Error('Builds are run by the shell "sh", which this system lacks.', { cause })),
    )
    child.on('close', resolve)
  }).finally(() => {
    clearInterval(poll)
    clearTimeout(limit)
    process.off('exit', stop)
  })
  if (code === null) throw new Error(`It took longer than ${limitSeconds} s.`)
  if (code !== 0) throw new Error(`It ended with exit code ${code}: ${said.trim()}`)
  return { cpuSeconds: childSeconds(times), megabytes: bytes ? bytes / 1e6 : undefined }
}

/**
 * The seconds in the second line of what the shell's `times` prints: those of its children, in user code and in the system.
 * @param times such as `0m0.01s 0m0.00s\n1m2.50s 0m0.25s`
 */
export function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n')
  const found = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  if (found.length !== 2) throw new Error(`The shell gave no times, but "${times}".`)
  return found.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

function processorTimes(): { idle: number; all: number } {
  const sum = { idle: 0, all: 0 }
  for (const { times } of cpus()) {
    sum.idle += times.idle
    sum.all += Object.values(times).reduce((total, part) => total + part)
  }
  return sum
}
