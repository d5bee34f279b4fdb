import { readFile } from 'node:fs/promises'
import type { Finding, Gate } from './finding.ts'
import { Source } from './source.ts'
import { findDuplicateKeys } from './syntax/duplicate-keys.ts'
import { parseTolerant } from './syntax/parse-tolerant.ts'

/** A manifest's text with its value still unchecked. */
export interface ParsedSource {
  source: Source
  /** What the text says; where its syntax is broken, what was meant. */
  value: unknown
  /** Mistakes in the syntax, and keys that stand twice. */
  findings: Finding[]
  /** Whether the text is JSON. */
  isSound: boolean
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
    const source = new Source(file, '')
    const reason = cause instanceof Error ? cause.message : String(cause)
    const hint = 'Check the name, or give another file with --manifest FILE.'
    const message = `The manifest cannot be read: ${reason}.`
    const at = { file, line: 1, column: 1, pointer: '' }
    return { ok: false, findings: [source.finding('file-unreadable', at, message, hint)] }
  }
  return { ok: true, value: parse(file, text) }
}

/** Parses a manifest's text. One that is not JSON is read on after each mistake. */
export function parse(file: string, text: string): ParsedSource {
  let value: unknown
  try {
    value = JSON.parse(withoutMark(text))
  } catch {
    return parseBroken(file, text)
  }
  const source = new Source(file, text)
  return { source, value, findings: findDuplicateKeys(source, value), isSound: true }
}

function parseBroken(file: string, text: string): ParsedSource {
  const { value, root, mistakes } = parseTolerant(text)
  const source = new Source(file, text, root)
  const findings = mistakes.map(({ offset, message, hint, fix }) =>
    source.finding('syntax', source.place(offset), message, hint, fix),
  )
  return { source, value, findings, isSound: false }
}

/** Some editors of Windows begin a file with a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
