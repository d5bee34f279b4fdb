/** Why something was not done, in a sentence for the person at the screen; nothing was changed. */
export class Refused extends Error {
  override name = 'Refused'
}

const reasons: { [code: string]: string } = {
  ENOENT: 'it is not there',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EISDIR: 'it is a folder',
  EIO: 'the disk failed',
  EMFILE: 'too many files are open',
}

/** What a person is told of a failure. What the system said is put into words; what is ours is told in the terminal. */
export function sentenceOf(failure: unknown): string {
  if (failure instanceof Refused) return failure.message
  const { code, path } = Object(rootOf(failure))
  const reason = reasons[String(code)]
  if (reason) return `${path ? `"${path}"` : 'A file'} could not be used: ${reason}.`
  console.error(failure)
  return `Something went wrong in the editor's server; its terminal says more. What was typed is kept.`
}

function rootOf(failure: unknown): unknown {
  return failure instanceof Error && failure.cause !== undefined ? rootOf(failure.cause) : failure
}
