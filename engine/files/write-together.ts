import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { mkdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { hashOf } from './hash-of.ts'
import { ownProcess, processOf } from './process-name.ts'
import { partOf, removeParts, syncFolder, writePart, writeWhole } from './write-whole.ts'

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
  /** What the name of the new content beside it has more; absent where the file goes. */
  ending?: string
  /** The hash of what it said; absent for a new one. */
  before?: string
}

interface Journal {
  /** The process that writes. */
  by: string
  /** Files are named as seen from the journal's folder: none lies outside of it. */
  dues: Due[]
}

/** The journal of a site, beside its manifest, where whoever opens the site next finds it. */
export function journalOf(manifest: string): string {
  return `${manifest}.journal`
}

/**
 * Changes files all together or none, even where the process is killed: what is new lies beside them, and a journal says
 * what is due, before the first of them is replaced. `finishWriting` does what a killed process has left.
 * @param changes of files below the journal's folder
 * @param journal the name of a file that is there meanwhile
 * @returns whether they were changed; none is where one of them is not what it was before
 */
export async function writeTogether(changes: FileChange[], journal: string): Promise<boolean> {
  const [only] = changes
  if (!only) return true
  if (changes.length === 1 && only.after !== undefined) {
    const { file, before, after } = only
    return writeWhole(file, after, () => isAsBefore(dueOf(file, before)))
  }
  const dues: Due[] = []
  try {
    for (const folder of foldersOf(changes)) await removeParts(folder)
    for (const change of changes) await writeBeside(change, dues)
    await note(dues, journal)
    // From here on nothing is waited for until the last one is replaced.
    const isDue = dues.every(isAsBefore)
    for (const due of dues) isDue ? replace(due) : removePart(due)
    await syncFolders(dues)
    await rm(journal, { force: true })
    return isDue
  } catch (cause) {
    if (!existsSync(journal)) for (const due of dues) removePart(due)
    throw cause
  }
}

async function note(dues: Due[], journal: string): Promise<void> {
  const folder = dirname(journal)
  const inFolder = dues.map((due) => ({ ...due, file: relative(folder, due.file) }))
  const content: Journal = { by: ownProcess(), dues: inFolder }
  if (await writeWhole(journal, JSON.stringify(content), () => !existsSync(journal))) return
  for (const due of dues) removePart(due)
  throw new Error('Another process is changing the files of this site.')
}

/** Writes what is new beside a file, after it is known that it is there. */
async function writeBeside({ file, before, after }: FileChange, dues: Due[]): Promise<void> {
  const due = dueOf(file, before)
  dues.push(due)
  if (after === undefined) return
  await mkdir(dirname(file), { recursive: true })
  // Of a link, the file that it leads to is written; where it goes, the link does.
  const real = await realpath(file).catch(() => file)
  const part = partOf(real)
  due.ending = part.slice(real.length)
  await writePart(part, after, (await stat(real).catch(() => undefined))?.mode)
}

/**
 * Does what a journal says, where there is one of a process that is no more, or of this one. Where another hand has changed
 * one of the files since and none was replaced yet, nothing is done; where some were, what another hand has changed stays.
 */
export async function finishWriting(journal: string): Promise<void> {
  const dues = await readJournal(journal)
  if (!dues) return
  const isBegun = dues.some((due) => !existsSync(partBeside(due) ?? due.file))
  const isFinished = isBegun || dues.every(isAsBefore)
  for (const due of dues) isFinished && isAsBefore(due) ? replace(due) : removePart(due)
  await syncFolders(dues)
  await rm(journal, { force: true })
}

/** What is due. A journal may have come with a site from anywhere: it reaches no file outside of its folder. */
async function readJournal(journal: string): Promise<Due[] | undefined> {
  const text = await readFile(journal, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { by, dues }: Journal = JSON.parse(text)
  const { pid, isAlive } = processOf(by)
  if (isAlive && pid !== process.pid) return undefined
  if (!dues.every(isWithin))
    throw new Error(`"${journal}" was not written by Broadsheet. Remove it.`)
  return dues.map((due) => ({ ...due, file: join(dirname(journal), due.file) }))
}

function isWithin({ file, ending }: Due): boolean {
  const isBelow = !isAbsolute(file) && !/^\.\.(?:[\\/]|$)/.test(relative('.', file))
  return isBelow && (ending === undefined || /^\.\d+\.[0-9a-f]{8}\.part$/.test(ending))
}

function dueOf(file: string, before: string | undefined): Due {
  return { file, ...(before !== undefined && { before: hashOf(before) }) }
}

/** Where the new content lies; undefined where the file goes. */
function partBeside({ file, ending }: Due): string | undefined {
  return ending && realOf(file) + ending
}

function removePart(due: Due): void {
  const part = partBeside(due)
  if (part !== undefined) rmSync(part, { force: true })
}

function realOf(file: string): string {
  return existsSync(file) ? realpathSync(file) : file
}

function isAsBefore({ file, before }: Due): boolean {
  return existsSync(file) ? hashOf(readFileSync(file)) === before : before === undefined
}

function replace(due: Due): void {
  const part = partBeside(due)
  if (part === undefined) rmSync(due.file, { force: true })
  else if (existsSync(part)) renameSync(part, realOf(due.file))
}

const foldersOf = (files: { file: string }[]) => new Set(files.map(({ file }) => dirname(file)))

async function syncFolders(dues: Due[]): Promise<void> {
  for (const folder of foldersOf(dues)) if (existsSync(folder)) await syncFolder(folder)
}
