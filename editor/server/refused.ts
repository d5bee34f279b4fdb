import { diskReason } from '../../engine/files/disk-reason.ts'

/** Why something was not done, in a sentence for the person at the screen; nothing was changed. */
export class Refused extends Error {
  override name = 'Refused'
}

/** What a person is told of a failure. What the system said is put into words; what is ours is told in the terminal. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof Refused) return failure.message
  const found = diskReason(failure)
  if (found) return `${found.file} could not be used: ${found.reason}.`
  console.error(failure)
  return `Something went wrong in the editor's server; its terminal says more. What was typed is kept.`
}
