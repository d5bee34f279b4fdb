import { readFile } from 'node:fs/promises'
import type { Finding, Gate } from '../findings/finding.ts'
import { Source } from '../text/source.ts'
import { findDuplicateKeys } from '../text/syntax/duplicate-keys.ts'
import { parseTolerant } from '../text/syntax/parse-tolerant.ts'
import { findTooDeep } from '../text/syntax/too-deep.ts'

/** A manifest's text with its value still unchecked. */
export interface ParsedSource {
  source: Source
  /** What the text says; where its syntax is broken, what was meant. */
  value: unknown
  /** Mistakes in the syntax, and keys that stand twice. */
  findings: Finding[]
  /** Whether there is anything that could be judged. */
  isReadable: boolean
}

/**
 * Reads a manifest file. The only stage that touches the disk.
 * @param file its path, as findings shall name it
 */
export async function read(file: string): Promise<Gate<ParsedSource>> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (cause) {
    return { ok: false, findings: [unreadable(new Source(file, ''), cause)] }
  }
  return { ok: true, value: parse(file, text) }
}

function unreadable(source: Source, cause: unknown): Finding {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const reasons: { [code: string]: string } = {
    ENOENT: 'there is no file of this name',
    EISDIR: 'it is a folder',
    EACCES: 'it may not be opened',
  }
  const reason = reasons[String(code)] ?? (cause instanceof Error ? cause.message : String(cause))
  const message = `The manifest cannot be read: ${reason}.`
  const hint = 'Check the name, or give another file with --manifest FILE.'
  return source.finding('file-unreadable', source.place(0), message, hint)
}

/** Parses a manifest's text. One that is not JSON is read on after each mistake. */
export function parse(file: string, text: string): ParsedSource {
  const source = new Source(file, text)
  const deep = findTooDeep(source)
  if (deep) return { source, value: undefined, findings: [deep], isReadable: false }
  let value: unknown
  try {
    value = JSON.parse(source.text)
  } catch {
    return parseBroken(file, source.text)
  }
  return { source, value, findings: findDuplicateKeys(source, value), isReadable: true }
}

function parseBroken(file: string, text: string): ParsedSource {
  const { value, root, mistakes, isCutOff } = parseTolerant(text)
  const source = new Source(file, text, root)
  const findings = mistakes.map(({ offset, message, hint, fix }) =>
    source.finding('syntax', source.place(offset), message, hint, fix),
  )
  return { source, value, findings, isReadable: text.trim() !== '' && !isCutOff }
}
