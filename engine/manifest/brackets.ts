import { createScanner } from 'jsonc-parser'
import type { Finding } from './finding.ts'
import type { Source } from './source.ts'

// jsonc-parser declares these numbers as constant enumerations, which no stripped TypeScript can import.
const kinds = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  end: 17,
}
/** Deeper than any manifest is, and than parsers that call themselves can go. */
const deepest = 100

interface Token {
  kind: number
  offset: number
}

/** A mistake in how brackets fit, and from where on the parser only repeats it. */
export interface BracketMistake {
  offset: number
  finding: Finding
}

/** Brackets within brackets beyond all measure: a slip of the hand, or not a manifest at all. */
export function findTooDeep(source: Source): Finding | undefined {
  let depth = 0
  for (const { kind, offset } of tokensOf(source.text)) {
    if (isClosing(kind)) depth--
    if (!isOpening(kind) || ++depth <= deepest) continue
    const message = `More than ${deepest} brackets are open here, which no manifest needs.`
    const hint = 'Close the brackets, or remove them.'
    return source.finding('syntax', source.place(offset), message, hint)
  }
  return undefined
}

/** The first bracket that is missing, too many, or closed by the wrong one. */
export function findBracketMistake(source: Source): BracketMistake | undefined {
  const mistake = firstMistake(source)
  return mistake && (firstAgainstIndentation(source, mistake.offset) ?? mistake)
}

/**
 * A missing bracket is felt only where an outer one is missing in turn, often at the very end. Where
 * the text is indented, the first bracket that closes one of a deeper line tells which is meant.
 */
function firstAgainstIndentation(source: Source, end: number): BracketMistake | undefined {
  const open: Token[] = []
  for (const token of tokensOf(source.text)) {
    if (token.offset > end) return undefined
    if (isOpening(token.kind)) open.push(token)
    if (!isClosing(token.kind)) continue
    const last = open.pop()
    const own = source.place(token.offset).column - 1
    if (!last || own !== indentOf(source.text, token.offset)) continue
    if (indentOf(source.text, last.offset) > own) return unclosed(source, last, token)
  }
  return undefined
}

/** How many spaces begin the line of an offset. */
function indentOf(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset + 1)
  return line.search(/\S/)
}

function firstMistake(source: Source): BracketMistake | undefined {
  const open: Token[] = []
  let [beforeLast, last]: (Token | undefined)[] = []
  for (const token of tokensOf(source.text)) {
    const inner = open.at(-1)
    if (isClosing(token.kind)) {
      if (!inner) return undefined // the parser says it better
      if (inner.kind !== token.kind - 1) {
        const isOpen = open.some(({ kind }) => kind === token.kind - 1)
        return isOpen ? unclosed(source, inner, token) : tooMany(source, token)
      }
      open.pop()
    }
    const isInObject = inner?.kind === kinds.openBrace
    if (isOpening(token.kind)) {
      // A bracket in the place of a key: what belongs to the next object already.
      if (isInObject && last && last !== inner && last.kind !== kinds.colon)
        return unclosed(source, inner, token)
      open.push(token)
    }
    if (token.kind === kinds.colon && inner && !isInObject && last)
      return beforeLast === inner ? unopened(source, last) : unclosed(source, inner, last)
    if (token.kind === kinds.end) return inner && unclosed(source, inner, token)
    ;[beforeLast, last] = [last, token]
  }
  return undefined
}

function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text, true)
  for (;;) {
    const kind: number = scanner.scan()
    yield { kind, offset: scanner.getTokenOffset() }
    if (kind === kinds.end) return
  }
}

const isOpening = (kind: number) => kind === kinds.openBrace || kind === kinds.openBracket
const isClosing = (kind: number) => kind === kinds.closeBrace || kind === kinds.closeBracket

function unclosed(source: Source, open: Token, { offset }: Token): BracketMistake {
  const [name, bracket] = open.kind === kinds.openBrace ? ['object', '}'] : ['list', ']']
  const begin = source.place(open.offset)
  const end = endBefore(source.text, endOfOneLiner(source.text, open.offset) ?? offset)
  const at = source.text.charAt(end) === ',' ? endBefore(source.text, end) : end
  const message = `The ${name} that begins at line ${begin.line}, column ${begin.column}, has no "${bracket}" where it ends.`
  const finding = source.finding(
    'syntax',
    source.place(at),
    message,
    `Add "${bracket}" after this.`,
  )
  return { offset, finding }
}

/** The end of the line on which a bracket was opened, if what it holds begins there too. */
function endOfOneLiner(text: string, offset: number): number | undefined {
  const lineBreak = text.indexOf('\n', offset)
  return lineBreak > 0 && text.slice(offset + 1, lineBreak).trim() ? lineBreak : undefined
}

function unopened(source: Source, { offset }: Token): BracketMistake {
  const message = 'An object begins here without its "{".'
  const finding = source.finding('syntax', source.place(offset), message, 'Add "{" before this.')
  return { offset, finding }
}

function tooMany(source: Source, { offset }: Token): BracketMistake {
  const message = `The bracket "${source.text.charAt(offset)}" closes nothing: none of its kind is open here.`
  return { offset, finding: source.finding('syntax', source.place(offset), message, 'Remove it.') }
}

/** The offset of the last character before `offset` that is no white space. */
export function endBefore(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1
  while (at > 0 && /\s/.test(text.charAt(at))) at--
  return Math.max(at, 0)
}
