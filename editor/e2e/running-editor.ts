import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { diffLines } from 'diff'

const root = join(import.meta.dirname, '../..')

export interface RunningEditor {
  /** With the token of the server's run. */
  url: string
  /** The folder with the test's own manifest. */
  folder: string
  /** The manifest's file. */
  file: string
  /** The site's files: the project's own, or copies of them. */
  publicFolder: string
  /** The manifest as it lies on the disk. */
  text(): string
  /** Writes the file as another hand does. */
  write(text: string): void
  /** The lines of the manifest that are others than at first: "-old" and "+new", without the blank before them. */
  diff(): string[]
  /** Ends the server at once, as a crash would. */
  kill(): Promise<void>
  /** Starts the server again after it was ended; its address is another then. */
  restart(): Promise<void>
  /** Ends the server and takes the folder away. */
  end(): Promise<void>
}

/**
 * Starts an editor on a copy of a manifest.
 * @param ownFiles whether the site's files are copied too, for what changes them
 */
export async function startEditor(
  manifest: string,
  port: number,
  ownFiles = false,
): Promise<RunningEditor> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-editor-'))
  const file = join(folder, 'site.manifest.json')
  copyFileSync(join(root, manifest), file)
  const before = readFileSync(file, 'utf8')
  const publicFolder = ownFiles ? join(folder, 'public') : join(root, 'public')
  if (ownFiles) cpSync(join(root, 'public'), publicFolder, { recursive: true })
  const start = () =>
    startServer(ownFiles ? folder : root, [
      ...['--manifest', file, '--port', String(port), '--data', join(folder, 'data')],
    ])
  let server = await start()
  const text = () => readFileSync(file, 'utf8')
  const kill = async () => {
    server.process.kill('SIGKILL')
    if (server.process.exitCode === null && server.process.signalCode === null)
      await once(server.process, 'exit')
  }
  return {
    get url() {
      return server.url
    },
    folder,
    file,
    publicFolder,
    text,
    write: (changed) => writeFileSync(file, changed),
    diff: () => changedLines(before, text()),
    kill,
    restart: async () => {
      server = await start()
    },
    end: async () => {
      await kill()
      rmSync(folder, { recursive: true })
    },
  }
}

interface Server {
  process: ChildProcess
  url: string
}

async function startServer(cwd: string, args: string[]): Promise<Server> {
  const script = join(root, 'scripts/broadsheet.ts')
  const child = spawn(process.execPath, [script, 'edit', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\S+/.exec(line) ?? []
    if (url) return { process: child, url }
  }
  throw new Error('The editor did not start; the reason stands above.')
}

function changedLines(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => `${added ? '+' : '-'}${line.trim()}`)
      : [],
  )
}
