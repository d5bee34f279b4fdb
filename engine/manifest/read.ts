import { readFile } from 'node:fs/promises'
import { findTooDeep } from './brackets.ts'
import type { Finding, Gate } from './finding.ts'
import { Source } from './source.ts'
import { explainSyntax, findDuplicateKeys } from './syntax.ts'

/** A manifest's text that is valid JSON, with its value still unchecked. */
export interface ParsedSource {
  source: Source
  value: unknown
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
  return parse(new Source(file, text))
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

/** Parses a manifest's text: syntax and duplicate keys. */
export function parse(source: Source): Gate<ParsedSource> {
  const deep = findTooDeep(source)
  if (deep) return { ok: false, findings: [deep] }
  let value: unknown
  try {
    value = JSON.parse(source.text)
  } catch {
    return { ok: false, findings: explainSyntax(source) }
  }
  const findings = findDuplicateKeys(source)
  return findings.length ? { ok: false, findings } : { ok: true, value: { source, value } }
}
