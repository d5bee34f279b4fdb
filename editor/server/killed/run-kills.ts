import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomFrom } from '../../../engine/art/random.ts'
import { httpKeeper } from '../../keeper/http-keeper.ts'
import { Typist } from './typist.ts'

export interface KillOptions {
  /** The project's folder. */
  root: string
  /** How often the server is killed. */
  kills: number
  /** Another seed, other moments. */
  seed: number
  /** The first port that is tried. */
  port: number
}

export interface KillReport {
  figures: { [name: string]: number }
  /** What was lost or torn, in sentences. */
  faults: string[]
}

/** The longest that a server lives, in milliseconds; at the shortest it is killed while it starts to write. */
const longestLife = 250

/**
 * Saves and types into two drafts while the server is killed at random moments. What was acknowledged must be there
 * afterwards, whole; what was on its way may be there, whole, or not.
 */
export async function runKills({ root, kills, seed, port }: KillOptions): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-kills-'))
  mkdirSync(join(folder, 'public'), { recursive: true })
  const manifest = join(folder, 'site.manifest.json')
  writeFileSync(manifest, '{}')
  const random = randomFrom(seed)
  const typist = new Typist()
  const faults: string[] = []
  let server: ChildProcess | undefined
  try {
    for (let kill = 0; kill <= kills; kill++) {
      server = start([root, folder, String(port)])
      const keeper = httpKeeper(await addressOf(server))
      const kept = await keeper.read()
      faults.push(...typist.judge(kept).map((words) => `After ${kill} kills: ${words}`))
      const work = kill < kills ? typist.work(keeper, kept) : []
      await setTimeout(random() * longestLife)
      server.kill('SIGKILL')
      await Promise.all([once(server, 'exit'), ...work])
      faults.push(...typist.judgeFile(readFileSync(manifest, 'utf8')))
      // The next start removes what this one has left.
      const parts = readdirSync(folder).filter((name) => name.endsWith('.part'))
      if (parts.length > 1) faults.push(`${parts.length} pieces lie beside the manifest.`)
    }
    return { figures: { kills, ...typist.figures }, faults }
  } finally {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

function start(told: string[]): ChildProcess {
  const program = join(import.meta.dirname, 'serve.ts')
  return spawn(process.execPath, [program, ...told], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Where a server is that has just been started. */
async function addressOf(server: ChildProcess): Promise<{ token: string; origin: string }> {
  const ended = once(server, 'exit').then(() => {
    throw new Error('The editor did not start; the reason stands above.')
  })
  const said: unknown[] = await Promise.race([
    server.stdout ? once(server.stdout, 'data') : [],
    ended,
  ])
  const { origin, searchParams } = new URL(String(said[0]).trim())
  return { origin, token: searchParams.get('token') ?? '' }
}
