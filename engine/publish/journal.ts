import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The file that every build writes, and by which it knows its folder again. */
export const ownMark = '/_headers'

/** What remains to be done once all that is new lies beside a folder. */
interface Journal {
  /** Whether what lies there is the whole site. */
  isWhole: boolean
  /** Files that are no more. */
  removed: string[]
  /** Files that are new or different. */
  placed: string[]
  /** The record of what the folder then holds; it lies beside its place too, with `.next` at its end. */
  record: string
  /** The time that the folder's mark is given, by which the record knows the folder. */
  stamp: number
}

/** Where a build writes until all is there; beside the folder, so that files can be renamed into it. */
export const stagingOf = (folder: string) => `${folder}.part/site`

const journalOf = (folder: string) => `${folder}.part/journal.json`

/** When a folder was last put in order by a build; undefined where it was not. */
export function stampOf(folder: string): number | undefined {
  const mark = statSync(folder + ownMark, { throwIfNoEntry: false })
  return mark && Math.round(mark.mtimeMs)
}

/** Puts a build in place. From the moment that the journal is on the disk, it is carried out, now or later. */
export function commit(folder: string, journal: Journal): void {
  const file = journalOf(folder)
  const descriptor = openSync(`${file}.next`, 'w')
  writeFileSync(descriptor, JSON.stringify(journal))
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(`${file}.next`, file)
  complete(folder, journal)
}

/** Ends what an interrupted build began: carries its journal out, or forgets what it had not written whole. */
export function recover(folder: string): void {
  const journal = readJournal(journalOf(folder))
  if (journal) complete(folder, journal)
  else discard(folder)
}

/** It is renamed into its place, and so there whole or not at all. */
function readJournal(file: string): Journal | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Forgets what a build has written beside the folder, unless it is being put in place. */
export function discard(folder: string): void {
  if (!existsSync(journalOf(folder))) rmSync(`${folder}.part`, { recursive: true, force: true })
}

/** Each step does nothing where it has been done. */
function complete(folder: string, { isWhole, removed, placed, record, stamp }: Journal): void {
  if (isWhole) placeWhole(folder)
  removeFiles(folder, removed)
  for (const name of placed) place(stagingOf(folder) + name, folder + name)
  utimesSync(folder + ownMark, stamp / 1000, stamp / 1000)
  place(`${record}.next`, record)
  rmSync(journalOf(folder))
  rmSync(`${folder}.part`, { recursive: true, force: true })
}

function placeWhole(folder: string): void {
  if (!existsSync(stagingOf(folder))) return
  if (existsSync(folder)) rmdirSync(folder) // it was empty
  renameSync(stagingOf(folder), folder)
}

function place(from: string, to: string): void {
  if (!existsSync(from)) return
  try {
    renameSync(from, to)
  } catch {
    mkdirSync(dirname(to), { recursive: true })
    renameSync(from, to)
  }
}

function removeFiles(folder: string, names: string[]): void {
  for (const name of names) rmSync(folder + name, { force: true })
  for (const name of names) removeEmpty(dirname(folder + name), folder)
}

/** Removes a folder without files, and those around it that are left without. */
function removeEmpty(folder: string, top: string): void {
  if (folder === top || !existsSync(folder) || readdirSync(folder).length) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), top)
}
