import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../files/lock.ts'

export interface Making {
  /** The folder that each state is kept in, under its key. */
  all: string
  /** Another one, with states that the package has been shipped with. */
  shipped: string
  /** Names the state of all that goes in; asked again afterwards, since it may be changed meanwhile. */
  key: () => string
  /** Writes the folder that its last argument names, in a process of its own. */
  program: string
  args: string[]
  /** The file that is written last, and read as JSON. */
  last: string
  /** Told what is being done, where it is not made yet. */
  onProgress?: ((words: string) => void) | undefined
}

export interface Made<Described> {
  key: string
  folder: string
  /** What the last file says. */
  made: Described
}

/** How many states are kept: switching between branches costs nothing. */
const kept = 6

/** What is made of the source as it is, by the first who asks for it. */
export async function makeOnce<Described>(making: Making): Promise<Made<Described>> {
  const key = making.key()
  const shipped = read<Described>(join(making.shipped, key), making)
  if (shipped) return { key, folder: join(making.shipped, key), made: shipped }
  const folder = join(making.all, key)
  const make = () => makeNow<Described>(making, key, folder)
  // Several processes may miss the same state at the same time: one makes it.
  const made =
    read<Described>(folder, making) ??
    (await withLock(making.all, make, { onWait: making.onProgress }))
  return made ? { key, folder, made } : makeOnce(making)
}

/** Nothing where the source was changed while it was bundled. */
async function makeNow<Described>(
  making: Making,
  key: string,
  folder: string,
): Promise<Described | undefined> {
  const before = read<Described>(folder, making)
  if (before) return before
  making.onProgress?.('Bundling the source (once for each state of it)')
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  await runApart(making, part)
  if (making.key() !== key) {
    rmSync(part, { recursive: true })
    return undefined
  }
  renameSync(part, folder)
  prune(making.all)
  const made = read<Described>(folder, making)
  if (made) return made
  throw new Error('The bundle was made and cannot be read. This is a bug in Broadsheet.')
}

function read<Described>(folder: string, { last }: Making): Described | undefined {
  try {
    const made: Described = JSON.parse(readFileSync(join(folder, last), 'utf8')) // our own program's
    markUsed(folder)
    return made
  } catch {
    return undefined
  }
}

/** Those that were used last are kept. What was shipped may lie where nobody may write. */
function markUsed(folder: string): void {
  const now = new Date()
  try {
    utimesSync(folder, now, now)
  } catch {}
}

/** The bundler's memory is given back, and it sees the environment of a release. */
async function runApart({ program, args }: Making, folder: string): Promise<void> {
  const { spawn } = await import('node:child_process') // most processes find it made
  const child = spawn(process.execPath, [program, ...args, folder], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error('The source could not be bundled; the reason stands above.'))
    })
  })
}

function prune(all: string): void {
  const folders = readdirSync(all).map((name) => join(all, name))
  const usedAt = (folder: string) => statSync(folder).mtimeMs
  for (const folder of folders.sort((a, b) => usedAt(b) - usedAt(a)).slice(kept))
    rmSync(folder, { recursive: true, force: true })
}
