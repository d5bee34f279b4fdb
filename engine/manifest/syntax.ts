import { createScanner, type JSONPath, type ParseError, visit } from 'jsonc-parser'
import type { Finding } from './finding.ts'
import type { Source } from './source.ts'

// jsonc-parser declares these numbers as constant enumerations, which no stripped TypeScript can import.
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 }
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

const tooMany = 'Remove the comma, or add what is missing after it.'
/** What is wrong, and what to do, by the parser's error. */
const explanations: { [error: number]: [message: string, hint: string] } = {
  [reports.comma]: ['A comma is missing after this.', 'Add "," here.'],
  [reports.colon]: ['A colon is missing between a key and its value.', 'Write "key": value.'],
  [reports.value]: ['A value is missing after this, or a comma is too many.', tooMany],
  [reports.propertyName]: [
    'A key in double quotes is missing after this, or a comma is too many.',
    tooMany,
  ],
  [reports.endOfFile]: [
    'There is more text after the end of the manifest.',
    'Remove it, or look for a bracket that was closed too early.',
  ],
  [reports.comment]: ['Comments are not allowed in JSON.', 'Remove the comment.'],
  [reports.endOfComment]: ['Comments are not allowed in JSON.', 'Remove the comment.'],
  [reports.endOfString]: [
    'A text is not closed: its double quote at the end is missing.',
    'Add the double quote at the end of the text.',
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
    'This word is not in double quotes.',
    'Put texts and keys in double quotes.',
  ],
}
/** Errors that are felt at the next token, while what is to be mended stands before it. */
const standsBefore = new Set([reports.comma, reports.value, reports.propertyName])

/**
 * Names the mistakes in the syntax, in the order of the text. What the parser reports on the line of a
 * mistake, and all that it reports of the structure after a bracket that does not match, are echoes of
 * the first and left out.
 */
export function explainSyntax(source: Source): Finding[] {
  const bracket = findBracket(source)
  const findings: Finding[] = []
  for (const report of parserReports(source)) {
    if (bracket && report.offset >= bracket.offset) break
    const offset = standsBefore.has(report.error)
      ? endBefore(source.text, report.offset)
      : report.offset
    const at = source.place(offset)
    const last = findings.at(-1)
    if (last && at.line - last.at.line < 2) continue
    const [message, hint] = explanations[report.error] ?? [
      'This is not valid JSON.',
      'Look at this line and the one before.',
    ]
    findings.push(source.finding('syntax', at, message, hint))
  }
  return bracket ? [...findings, bracket.finding] : findings
}

function parserReports(source: Source): ParseError[] {
  void source.tree // parsing fills the list
  return source.syntaxErrors
}

/** The first bracket that is closed by the wrong one, or by none. */
function findBracket(source: Source): { offset: number; finding: Finding } | undefined {
  const scanner = createScanner(source.text, true)
  const open: { kind: number; offset: number }[] = []
  for (let kind = scan(scanner); ; kind = scan(scanner)) {
    const offset = scanner.getTokenOffset()
    if (kind === token.openBrace || kind === token.openBracket) open.push({ kind, offset })
    if (kind === token.closeBrace || kind === token.closeBracket) {
      const last = open.pop()
      if (!last) return undefined // the parser says it better
      if (last.kind !== kind - 1) return unclosed(source, last, offset)
    }
    if (kind !== token.end) continue
    const last = open.pop()
    return last && unclosed(source, last, offset)
  }
}

const scan = (scanner: ReturnType<typeof createScanner>): number => scanner.scan()

function unclosed(source: Source, open: { kind: number; offset: number }, offset: number) {
  const [name, bracket] = open.kind === token.openBrace ? ['object', '}'] : ['list', ']']
  const begin = source.place(open.offset)
  const at = source.place(endBefore(source.text, offset))
  const message = `The ${name} that begins at line ${begin.line}, column ${begin.column}, is not closed.`
  return { offset, finding: source.finding('syntax', at, message, `Add "${bracket}" here.`) }
}

/** The offset of the last character before `offset` that is no white space. */
function endBefore(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1
  while (at > 0 && /\s/.test(text.charAt(at))) at--
  return Math.max(at, 0)
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
