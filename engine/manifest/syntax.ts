import { type JSONPath, type ParseError, visit } from 'jsonc-parser'
import { endBefore, findBracketMistake } from './brackets.ts'
import type { Finding } from './finding.ts'
import type { Source } from './source.ts'

// jsonc-parser declares these numbers as a constant enumeration, which no stripped TypeScript can import.
const reports = {
  invalidSymbol: 1,
  invalidNumber: 2,
  propertyName: 3,
  value: 4,
  colon: 5,
  comma: 6,
  closeBrace: 7,
  closeBracket: 8,
  endOfFile: 9,
  comment: 10,
  endOfComment: 11,
  endOfString: 12,
  endOfNumber: 13,
  unicode: 14,
  escape: 15,
  character: 16,
}

/** What is wrong, and what to do, by the parser's error. */
const explanations: { [error: number]: [message: string, hint: string] } = {
  [reports.comma]: ['A comma is missing after this entry.', 'Add "," after it.'],
  [reports.colon]: ['A colon is missing between a key and its value.', 'Write "key": value.'],
  [reports.value]: ['A value is missing after this.', 'Add it.'],
  [reports.propertyName]: ['A key in double quotes is missing after this.', 'Add it.'],
  [reports.endOfFile]: [
    'There is more text after the end of the manifest.',
    'Remove it, or look for a bracket that was closed too early.',
  ],
  [reports.comment]: ['Comments are not allowed in JSON.', 'Remove the comment.'],
  [reports.endOfComment]: ['Comments are not allowed in JSON.', 'Remove the comment.'],
  [reports.endOfString]: [
    'A text is not closed: its double quote at the end is missing.',
    'Add the double quote at the end of the text. A line break within a text is written \\n.',
  ],
  [reports.character]: [
    'A text has a line break or a tab in it.',
    'Write \\n for a line break and \\t for a tab.',
  ],
  [reports.escape]: [
    'A backslash begins something that JSON does not know.',
    'Write two backslashes for one.',
  ],
  [reports.unicode]: [
    'A \\u in a text needs four digits.',
    'Write it like \\u00e9, or write the character itself.',
  ],
  [reports.invalidNumber]: [
    'This is not a number as JSON writes it.',
    'Write digits with a point, as in 4.9, or put it in double quotes.',
  ],
  [reports.endOfNumber]: [
    'This is not a number as JSON writes it.',
    'Write digits with a point, as in 4.9, or put it in double quotes.',
  ],
  [reports.invalidSymbol]: [
    'This is not in double quotes, as every text and every key must be.',
    'Put it in straight double quotes, as in "bread".',
  ],
}

/** What the characters around a mistake say of it, the most telling first. */
const telling: { error: number; before?: RegExp; after?: RegExp; says: [string, string] }[] = [
  {
    error: reports.value,
    before: /^\s*$/,
    after: /^$/,
    says: ['The file is empty.', 'A manifest begins with "{". Take back the last change.'],
  },
  {
    error: reports.invalidSymbol,
    after: /^(?:<{7}|={7}|>{7})/,
    says: [
      'This is the mark of two versions that were not joined (a merge conflict).',
      'Keep one of the two versions and remove the marks.',
    ],
  },
  {
    error: reports.invalidSymbol,
    before: /"$/,
    says: [
      'A text ends at the double quote before this, yet something follows.',
      'Write \\" for a double quote within a text; else one is missing or too many on this line.',
    ],
  },
  {
    error: reports.comma,
    after: /^:/,
    says: [
      'A colon follows where a comma should: this is a key, and what stands before it has no value.',
      'Add the value that is missing before this, and a comma.',
    ],
  },
  ...[reports.value, reports.propertyName].map((error) => ({
    error,
    before: /,\s*$/,
    says: [
      'There is a comma too many: nothing follows it.',
      'Remove the comma, or add what is missing after it.',
    ] satisfies [string, string],
  })),
]

/** Errors that are felt at the next token, while what is to be mended stands before it. */
const standsBefore = new Set([reports.comma, reports.value, reports.propertyName])
/** Errors after which nobody can tell any more what is text and what is structure. */
const confusing = new Set([reports.endOfString, reports.invalidSymbol])
const aboutText = new Set([...confusing, reports.comment, reports.endOfComment, reports.escape])

/**
 * Names the mistakes in the syntax, in the order of the text. Left out as echoes of an earlier one are
 * what the parser reports on the line of a mistake and the next, and what it reports of the structure
 * after a bracket that does not match or a text that is not closed.
 */
export function explainSyntax(source: Source): Finding[] {
  const bracket = findBracketMistake(source)
  const findings: Finding[] = []
  let isConfused = false
  for (const report of parserReports(source)) {
    if (bracket && report.offset >= bracket.offset) break
    if (isConfused && !aboutText.has(report.error)) continue
    const offset = standsBefore.has(report.error)
      ? endBefore(source.text, report.offset)
      : report.offset
    const at = source.place(offset)
    const last = findings.at(-1)
    if (last && at.line - last.at.line < 2) continue
    findings.push(source.finding('syntax', at, ...explain(report, source.text)))
    isConfused ||= confusing.has(report.error)
  }
  return bracket && !isConfused ? [...findings, bracket.finding] : findings
}

function explain({ error, offset }: ParseError, text: string): [message: string, hint: string] {
  const before = text.slice(Math.max(0, offset - 200), offset)
  const after = text.slice(offset, offset + 10)
  const told = telling.find(
    (one) =>
      one.error === error && (one.before?.test(before) ?? true) && (one.after?.test(after) ?? true),
  )
  const general = ['This is not valid JSON.', 'Look at this line and the one before.'] as const
  return told?.says ?? explanations[error] ?? [...general]
}

function parserReports(source: Source): ParseError[] {
  void source.tree // parsing fills the list
  return source.syntaxErrors
}

/** Keys that stand twice in one object: JSON would silently keep only the last. */
export function findDuplicateKeys(source: Source): Finding[] {
  const findings: Finding[] = []
  const seen: Map<string, number>[] = []
  const onObjectProperty = (key: string, offset: number, path: () => JSONPath) => {
    const keys = seen.at(-1)
    const first = keys?.get(key)
    if (first === undefined) return void keys?.set(key, offset)
    const message = `The key "${key}" stands twice in the same object (first at line ${source.place(first).line}); only the last would count.`
    findings.push(
      source.finding(
        'key-duplicate',
        source.place(offset, [...path(), key]),
        message,
        'Remove one of them.',
      ),
    )
  }
  visit(source.text, {
    onObjectBegin: () => void seen.push(new Map()),
    onObjectEnd: () => void seen.pop(),
    onObjectProperty: (key, offset, _length, _line, _column, path) =>
      onObjectProperty(key, offset, path),
  })
  return findings
}
