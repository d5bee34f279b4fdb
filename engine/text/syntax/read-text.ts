import type { Mistake } from './mistake.ts'
import type { Reading } from './reading.ts'

/** A text in double quotes as it was meant, and what is wrong with it. */
export interface ReadText {
  value: string
  end: number
  isClosed: boolean
  mistakes: Mistake[]
}

/** Reads a text that begins with a double quote. One that is not closed ends with its line. */
export function readText({ text, lines }: Reading, offset: number): ReadText {
  const limit = lines.endOf(offset)
  const isDoubled = text[offset + 1] === '"' && /[^\s,:}\]"]/.test(text[offset + 2] ?? ' ')
  if (isDoubled) return withoutDoubled(offset, readTo(text, offset + 1, limit))
  return readTo(text, offset, limit)
}

function readTo(text: string, offset: number, limit: number): ReadText {
  let at = offset + 1
  while (at < limit && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  if (at < limit) {
    const mistakes = mistakesWithin(text, offset, at + 1)
    const value = valueFrom(text.slice(offset, at + 1))
    const read = { value, end: at + 1, isClosed: true, mistakes }
    const isDoubledAtEnd = /^"[ \t]*(?:[,:}\]]|\r?\n|$)/.test(text.slice(at + 1, limit + 1))
    return isDoubledAtEnd ? withoutDoubled(at + 1, { ...read, end: at + 2 }) : read
  }
  const rest = text.slice(offset, limit).trimEnd()
  const end = offset + (rest.endsWith(',') ? rest.length - 1 : rest.length)
  const mistake = {
    offset,
    message: 'A text is not closed: its double quote at the end is missing.',
    hint: 'Add the double quote at the end of the text. A line break within a text is written \\n.',
    fix: { offset: end, length: 0, text: '"' },
  }
  const value = valueFrom(`${text.slice(offset, end)}"`)
  return { value, end, isClosed: false, mistakes: [mistake] }
}

function withoutDoubled(offset: number, read: ReadText): ReadText {
  const mistake = {
    offset,
    message: 'A double quote stands here twice.',
    hint: 'Remove one.',
    fix: { offset, length: 1, text: '' },
  }
  return { ...read, mistakes: [mistake, ...read.mistakes] }
}

function mistakesWithin(text: string, offset: number, end: number): Mistake[] {
  const mistakes: Mistake[] = []
  for (const match of text.slice(offset, end).matchAll(faults)) {
    const at = offset + match.index
    const [found] = match
    if (found.startsWith('\\u')) mistakes.push(badCodePoint(at))
    else if (found.startsWith('\\')) mistakes.push(badEscape(at, found))
    else mistakes.push(controlCharacter(at, found))
  }
  return mistakes
}

// A right escape is matched first, so that its backslash is not taken for a wrong one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids just these in a text (RFC 8259 §7).
const faults = /(?<!\\)(?:\\\\)*(?:\\u(?![\da-fA-F]{4})|\\[^"\\/bfnrtu])|[\u0000-\u001f]/g

const badCodePoint = (offset: number): Mistake => ({
  offset,
  message: 'A \\u in a text needs four digits.',
  hint: 'Write it like \\u00e9, or write the character itself.',
})

const badEscape = (offset: number, found: string): Mistake => ({
  offset: offset + found.length - 2,
  message: `A backslash before "${found.at(-1)}" means nothing in JSON.`,
  hint: 'Write two backslashes for one, or remove it.',
  fix: { offset: offset + found.length - 2, length: 0, text: '\\' },
})

const controlCharacter = (offset: number, found: string): Mistake => ({
  offset,
  message: `A text has a ${found === '\t' ? 'tab' : 'control character'} in it, which JSON does not allow.`,
  hint: found === '\t' ? 'Write \\t for a tab, or a space.' : 'Remove it.',
  fix: { offset, length: 1, text: found === '\t' ? '\\t' : '' },
})

function valueFrom(literal: string): string {
  try {
    const value: unknown = JSON.parse(literal)
    return typeof value === 'string' ? value : ''
  } catch {
    return literal.slice(1, -1)
  }
}
