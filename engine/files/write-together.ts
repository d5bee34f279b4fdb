import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { mkdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hashOf } from './hash-of.ts'
import { partOf, syncFolder, writePart, writeWhole } from './write-whole.ts'

/** A file that gets other content, or goes. */
export interface FileChange {
  file: string
  /** What it said, by which it is known to be unchanged; absent for a new one. */
  before?: string
  /** Absent where it goes. */
  after?: string
}

/** What is still to be done with a file once all that is new lies on the disk. */
interface Due {
  file: string
  /** The new content beside it; absent where it goes. */
  part?: string
  /** The hash of what it said; absent for a new one. */
  before?: string
}

/**
 * Changes files all together or none, even where the process is killed: what is new lies beside them, and a journal says
 * what is due, before the first of them is replaced. `finishWriting` does what a killed process has left.
 * @param journal the name of a file that is there meanwhile
 * @returns whether they were changed; none is where one of them is not what it was before
 */
export async function writeTogether(changes: FileChange[], journal: string): Promise<boolean> {
  const [only] = changes
  if (changes.length === 1 && only?.after !== undefined) {
    const { file, before, after } = only
    return writeWhole(file, after, () => isAsBefore(dueOf(file, before)))
  }
  const dues: Due[] = []
  try {
    for (const { file: name, before, after } of changes) {
      // Of a link, the file that it leads to is written; where it goes, the link does.
      const file = after === undefined ? name : await realpath(name).catch(() => name)
      const due = dueOf(file, before)
      dues.push(due)
      if (after === undefined) continue
      await mkdir(dirname(file), { recursive: true })
      due.part = partOf(file)
      await writePart(due.part, after, (await stat(file).catch(() => undefined))?.mode)
    }
    await mkdir(dirname(journal), { recursive: true, mode: 0o700 })
    await writeWhole(journal, JSON.stringify(dues))
    // From here on nothing is waited for until the last one is replaced.
    const isDue = dues.every(isAsBefore)
    if (isDue) for (const due of dues) replace(due)
    else for (const { part } of dues) if (part) rmSync(part, { force: true })
    await syncFolders(dues)
    await rm(journal, { force: true })
    return isDue
  } catch (cause) {
    if (!existsSync(journal))
      for (const { part } of dues) if (part) await rm(part, { force: true }).catch(() => {})
    throw cause
  }
}

/**
 * Does what a journal says, where there is one. Where another hand has changed one of the files since and none was replaced
 * yet, nothing is done; where some were, what another hand has changed stays.
 */
export async function finishWriting(journal: string): Promise<void> {
  const dues = await readJournal(journal)
  if (!dues) return
  const isBegun = dues.some(({ file, part }) => !existsSync(part ?? file))
  const isFinished = isBegun || dues.every(isAsBefore)
  for (const due of dues) {
    if (isFinished && isAsBefore(due)) replace(due)
    else if (due.part) await rm(due.part, { force: true })
  }
  await syncFolders(dues)
  await rm(journal, { force: true })
}

async function readJournal(journal: string): Promise<Due[] | undefined> {
  const text = await readFile(journal, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const dues: Due[] = JSON.parse(text)
  return dues
}

function dueOf(file: string, before: string | undefined): Due {
  return { file, ...(before !== undefined && { before: hashOf(before) }) }
}

function isAsBefore({ file, before }: Due): boolean {
  return existsSync(file) ? hashOf(readFileSync(file)) === before : before === undefined
}

function replace({ file, part }: Due): void {
  if (part === undefined) rmSync(file, { force: true })
  else if (existsSync(part)) renameSync(part, file)
}

async function syncFolders(dues: Due[]): Promise<void> {
  const folders = new Set(dues.map(({ file }) => dirname(file)))
  for (const folder of folders) if (existsSync(folder)) await syncFolder(folder)
}
