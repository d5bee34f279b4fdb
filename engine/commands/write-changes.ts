import { existsSync } from 'node:fs'
import { diskReason } from '../files/disk-reason.ts'
import { journalOf, writeTogether } from '../files/write-together.ts'
import { changedFiles, type ManifestText } from '../text/pieces.ts'

/**
 * Writes what a command has changed in a manifest and in the files of its pages: all of it, or nothing.
 * @throws a sentence that says in what state the files are
 */
export async function writeChanges(before: ManifestText, after: ManifestText): Promise<void> {
  const journal = journalOf(before.file)
  const isWritten = await writeTogether(changedFiles(before, after), journal).catch((cause) => {
    const state = existsSync(journal)
      ? 'Some of the files are not written yet; the next command here does that'
      : 'Nothing was changed'
    throw new Error(`${state}. ${wordsOf(cause)}`, { cause })
  })
  if (isWritten) return
  const why = 'A file was changed meanwhile, or is not written in UTF-8.'
  throw new Error(`Nothing was changed. ${why} Run the command again.`)
}

function wordsOf(cause: Error): string {
  const found = diskReason(cause)
  return found ? `${found.file} could not be used: ${found.reason}.` : cause.message
}
