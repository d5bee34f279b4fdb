import { readFile } from 'node:fs/promises'
import { type Finding, finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import { Source } from '../text/source.ts'
import { type Analyse, type Analysis, createAnalyser } from './analyse.ts'

/**
 * Analyses a manifest file. The only door to the disk; bad input is not thrown but found: all of it, at once.
 * @param analyse what remembers earlier states of the file
 */
export async function load(
  file: string,
  options: CheckOptions = {},
  analyse: Analyse = createAnalyser(),
): Promise<Analysis> {
  try {
    return analyse(file, await readFile(file, 'utf8'), options)
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    const source = new Source(file, '')
    return { findings: [unreadable(source, cause)], source, pages: [], links: [] }
  }
}

function unreadable(source: Source, cause: Error & { code?: unknown }): Finding {
  const reasons: { [code: string]: string } = {
    ENOENT: 'there is no file of this name',
    EISDIR: 'it is a folder',
    EACCES: 'it may not be opened',
  }
  const message = `The manifest cannot be read: ${reasons[String(cause.code)] ?? cause.message}.`
  const hint = 'Check the name, or give another file with --manifest FILE.'
  return finding('file-unreadable', source.place(0), message, hint)
}
