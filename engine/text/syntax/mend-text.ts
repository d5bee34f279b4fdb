import type { Mistake } from './mistake.ts'
import { commas } from './other-keyboards.ts'
import { type Reading, restOfLine } from './reading.ts'

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

/** What stands where a comma belongs, and not within a text: before the next quote, or at the line's end. */
const otherSeparator = new RegExp(`^\\s*(?:;|[${commas}\\p{Cf}]+\\s*(?:"|,|$))`, 'u')
const keyEnd = /[\w$-]+"[^\S\n]*:/y

/** `"Our bread, "tagline": …`: the text ends before the comma, since a key follows. */
export function textBeforeKey({ text, at }: Reading, end: number): MendedText | undefined {
  keyEnd.lastIndex = end
  const inner = text.slice(at + 1, end - 1).trimEnd()
  if (!inner.endsWith(',') || !keyEnd.test(text)) return undefined
  const value = inner.slice(0, -1).trimEnd()
  const after = at + 1 + value.length
  const fix = { offset: after, length: 0, text: '"' }
  return { value, end: after, mistake: { offset: at, ...unclosed, fix } }
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
export function textWithQuotes(reading: Reading, end: number): MendedText | undefined {
  const { text, at: offset } = reading
  const rest = restOfLine(reading, end)
  if (!/^\s*[^\s,}\]:"/[{#]/.test(rest) && !/^"?[^\s,}\]:"/[{#;]/.test(rest)) return undefined
  if (otherSeparator.test(rest)) return undefined
  const goesOn = /^(.{0,2000}?)"(?=\s*(?:[,}\]]|$))/.exec(rest)?.[1]
  if (goesOn === undefined) return undefined
  const inner = text.slice(offset + 1, end + goesOn.length)
  const value = inner.replaceAll('\\"', '"')
  const literal = `"${inner.replace(/(?<!\\)"/g, '\\"')}"`
  const after = end + goesOn.length + 1
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
