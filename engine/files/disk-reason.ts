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

/** Why the system refused a file, in words, and which one; undefined where it was not the system. */
export function diskReason(failure: unknown): { file: string; reason: string } | undefined {
  const { code, path } = Object(rootOf(failure))
  const reason = reasons[String(code)]
  return reason === undefined ? undefined : { file: path ? `"${path}"` : 'A file', reason }
}

function rootOf(failure: unknown): unknown {
  return failure instanceof Error && failure.cause !== undefined ? rootOf(failure.cause) : failure
}
