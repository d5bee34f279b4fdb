import { lineEnd, type Mistake } from './mistake.ts'

/** A text whose quotes are wrong, as it was meant. */
interface MendedText {
  value: string
  end: number
  mistake: Mistake
}

const unclosed = {
  message: 'A text is not closed: its double quote at the end is missing.',
  hint: 'Add the double quote at the end of the text. A line break within a text is written \\n.',
}

/** `"Our bread, "tagline": …`: the text ends before the comma, since a key follows. */
export function textBeforeKey(text: string, offset: number, end: number): MendedText | undefined {
  const own = /^"(.*?)\s*,\s*"$/.exec(text.slice(offset, end))
  const isKey = /^[\w$-]+"\s*:/.test(text.slice(end, lineEnd(text, end)))
  if (!isKey || own?.[1] === undefined) return undefined
  const after = offset + 1 + own[1].length
  const fix = { offset: after, length: 0, text: '"' }
  return { value: own[1], end: after, mistake: { offset, ...unclosed, fix } }
}

/** A text that goes on in the next lines, up to a quote that ends it. */
export function textOfLines(text: string, offset: number): MendedText | undefined {
  const match = /^"[^"\n]*(?:\r?\n(?!\s*["{}[\]])[^"\n]*){1,20}"(?=[ \t]*(?:[,}\]]|\r?\n))/.exec(
    text.slice(offset, offset + 20_000),
  )
  if (!match) return undefined
  const [literal] = match
  const value = literal.slice(1, -1).replace(/\s*\n\s*/g, ' ')
  return { value, end: offset + literal.length, mistake: { offset, ...unclosed } }
}

/** `"He said "no" twice"`: after the text goes on what can only belong to it. */
export function textWithQuotes(text: string, offset: number, end: number): MendedText | undefined {
  const rest = text.slice(end, lineEnd(text, end))
  if (!/^\s*[^\s,}\]:"/[{#]/.test(rest) && !/^"?[^\s,}\]:"/[{#;]/.test(rest)) return undefined
  if (/^\s*;/.test(rest)) return undefined
  const closing = /"(?=\s*(?:[,}\]]|$))/.exec(rest)
  if (!closing) return undefined
  const inner = text.slice(offset + 1, end + closing.index)
  const value = inner.replaceAll('\\"', '"')
  const literal = `"${inner.replace(/(?<!\\)"/g, '\\"')}"`
  const after = end + closing.index + 1
  return {
    value,
    end: after,
    mistake: {
      offset: end - 1,
      message: 'A double quote within a text ends the text too early.',
      hint: 'Write \\" for a double quote within a text, or use “ and ”.',
      fix: { offset, length: after - offset, text: literal },
    },
  }
}
