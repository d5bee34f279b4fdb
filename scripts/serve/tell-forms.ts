import { spawn } from 'node:child_process'
import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'

interface Options {
  /** The built site. */
  folder: string
  /** The manifest that it is built of. */
  manifest: string
  databaseUrl: string
  log: (line: string) => void
}

/** How often it looks for another build, in milliseconds. */
const interval = 1_000

/**
 * Tells the database which forms the manifest declares, now and whenever another build was put in place: by the
 * command that a person would run, so that neither a mistake in the manifest nor the engine's memory is this process's.
 * Where it fails, the forms stay those that the database knew.
 * @returns ends it
 */
export function keepTellingForms({ folder, manifest, databaseUrl, log }: Options): () => void {
  const [program = ''] = process.argv.slice(1)
  const tell = () =>
    new Promise<void>((resolve) => {
      if (!existsSync(manifest)) {
        log(`There is no ${manifest}: its forms are told by "broadsheet messages forms".`)
        return resolve()
      }
      const args = [program, 'messages', 'forms', '--manifest', manifest]
      const env = { ...process.env, DATABASE_URL: databaseUrl }
      const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (words: string) => log(words.trim()))
      child.once('error', ({ message }) => log(`The forms could not be told: ${message}.`))
      child.once('close', () => resolve())
    })
  // A build marks its folder by this file, once all is there.
  const mark = join(folder, '_headers')
  let told = tell()
  watchFile(mark, { interval, persistent: false }, ({ mtimeMs }, before) => {
    if (mtimeMs !== 0 && mtimeMs !== before.mtimeMs) told = told.then(tell)
  })
  return () => unwatchFile(mark)
}
