import { readFile } from 'node:fs/promises'
import type { Gate } from './finding.ts'
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
    const source = new Source(file, '')
    const reason = cause instanceof Error ? cause.message : String(cause)
    const hint = 'Check the name, or give another file with --manifest FILE.'
    const message = `The manifest cannot be read: ${reason}.`
    return {
      ok: false,
      findings: [source.finding('file-unreadable', source.place(0), message, hint)],
    }
  }
  return parse(new Source(file, text))
}

/** Parses a manifest's text: syntax and duplicate keys. */
export function parse(source: Source): Gate<ParsedSource> {
  let value: unknown
  try {
    value = JSON.parse(withoutMark(source.text))
  } catch {
    return { ok: false, findings: explainSyntax(source) }
  }
  const findings = findDuplicateKeys(source)
  return findings.length ? { ok: false, findings } : { ok: true, value: { source, value } }
}

/** Some editors of Windows begin a file with a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
