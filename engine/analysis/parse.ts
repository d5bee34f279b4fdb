import { type Finding, finding } from '../findings/finding.ts'
import { Source } from '../text/source.ts'
import { parseTolerant } from '../text/syntax/parse-tolerant.ts'
import { firstTooDeep, tooDeep } from '../text/syntax/too-deep.ts'
import { findDuplicateKeys } from './duplicate-keys.ts'

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
  const deep = firstTooDeep(source.text)
  if (deep !== undefined) {
    const found = finding('syntax', source.place(deep), tooDeep.message, tooDeep.hint)
    return { source, value: undefined, findings: [found], isReadable: false }
  }
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
    finding('syntax', source.place(offset), message, hint, fix),
  )
  return { source, value, findings, isReadable: text.trim() !== '' && !isCutOff }
}
