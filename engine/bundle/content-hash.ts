import { createHash, hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

/** A file that was changed so short a time ago may be changed again and keep its time. */
const settledMilliseconds = 2000

interface Options {
  /** The folder that files are named from. */
  root: string
  /** The file that remembers the hash. */
  memory: string
}

/** The hash of files' names and contents. They are read only where one has another size, time or number than before. */
export function contentHash(files: string[], { root, memory }: Options): string {
  const began = Date.now()
  const stats = files.map((file) => statSync(file))
  const state = hash(
    'sha1',
    stats
      .map(({ ino, size, mtimeMs, ctimeMs }, index) => [files[index], ino, size, mtimeMs, ctimeMs])
      .join('\n'),
  )
  const [rememberedFor, remembered] = read(memory)
  if (remembered && rememberedFor === state) return remembered
  const content = createHash('sha256')
  for (const file of files) content.update(relative(root, file)).update(readFileSync(file))
  const digest = content.digest('hex')
  const isSettled = stats.every(({ ctimeMs }) => ctimeMs < began - settledMilliseconds)
  if (isSettled) write(memory, `${state} ${digest}`)
  return digest
}

function read(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(' ')
  } catch {
    return []
  }
}

/** Processes that write it at the same time do not mix. */
function write(file: string, text: string): void {
  const part = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(part, text)
  renameSync(part, file)
}
