import type { Finding } from '../findings/finding.ts'
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
