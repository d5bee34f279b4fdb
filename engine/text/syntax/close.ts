import { counted } from '../counted.ts'
import { closerOf, endBefore, type Mistake, nameOf, type Opener } from './mistake.ts'
import type { Reading } from './reading.ts'

/** What a closing bracket, or the end of the text, means to the innermost open bracket. */
export type Closing = 'closed' | 'left-open' | 'skipped'

/**
 * Decides about the closing bracket at hand.
 * @returns `closed` when it is ours and read, `left-open` when ours is missing and it is left for an outer one,
 * `skipped` when it is one too many
 */
export function close(reading: Reading): Closing {
  const { text, at, lines } = reading
  const own = reading.open.at(-1)
  const char = text[at]
  if (!own || char === undefined) return leaveOpen(reading)
  const isOwnKind = char === closerOf[own.bracket]
  const outer = reading.open.slice(0, -1).filter(({ bracket }) => closerOf[bracket] === char)
  const isBelow = reading.trustsIndent && !lines.areSame(own.offset, at)
  if (isBelow && lines.isFirst(at)) {
    const indent = lines.indentOf(at)
    if (indent === own.indent) return isOwnKind ? take(reading) : takeWrong(reading, own)
    if (indent < own.indent && outer.some((opener) => opener.indent === indent))
      return leaveOpen(reading)
    if (indent > own.indent) return skipExtra(reading)
  }
  if (isBelow && text[at - 1] === char && !lines.isFirst(at)) return skipExtra(reading)
  if (isOwnKind) return take(reading)
  return outer.length > 0 ? leaveOpen(reading) : takeWrong(reading, own)
}

function take(reading: Reading): Closing {
  reading.at++
  return 'closed'
}

function takeWrong(reading: Reading, own: Opener): Closing {
  const closer = closerOf[own.bracket]
  reading.mistakes.push({
    offset: reading.at,
    message: `The ${nameOf[own.bracket]} that begins at ${placeOf(own.offset, reading)}, is closed by the wrong bracket.`,
    hint: `Write "${closer}" here.`,
    fix: { offset: reading.at, length: 1, text: closer },
  })
  return take(reading)
}

function skipExtra(reading: Reading): Closing {
  const offset = reading.at
  reading.mistakes.push({
    offset,
    message: `The bracket "${reading.text[offset]}" closes nothing: none of its kind is open here.`,
    hint: 'Remove it.',
    fix: { offset, length: 1, text: '' },
  })
  reading.at++
  const comma = /^\s*,/.exec(reading.text.slice(reading.at, reading.at + 80))
  if (comma && reading.text[endBefore(reading.text, offset)] !== ',') reading.at += comma[0].length
  return 'skipped'
}

/** Whether what stands next is indented too little to belong to the innermost open bracket. */
export function isOutdented({ lines, at, open, trustsIndent }: Reading): boolean {
  const own = open.at(-1)
  if (!trustsIndent || !own || !lines.isFirst(at) || lines.areSame(own.offset, at)) return false
  return open.length > 1 && lines.indentOf(at) <= own.indent
}

/** Skips a bracket that was opened twice on one line; a manifest has no list of lists. */
export function skipDoubledOpener(reading: Reading, isEmpty: boolean): boolean {
  const { text, at, lines, trustsIndent } = reading
  const own = reading.open.at(-1)
  const isDoubled = isEmpty && (text[at] === '[' || (text[at] === '{' && own?.bracket === '{'))
  if (!trustsIndent || !own || !isDoubled || !lines.areSame(own.offset, at)) return false
  reading.mistakes.push({
    offset: at,
    message: `A bracket is opened here that belongs to nothing: "${text[at]}".`,
    hint: 'Remove it.',
    fix: { offset: at, length: 1, text: '' },
  })
  reading.at++
  return true
}

/** Notes that the innermost open bracket is not closed before what stands next. */
export function leaveOpen(reading: Reading): Closing {
  const own = reading.open.at(-1)
  const { text, at, mistakes } = reading
  if (!own) return 'left-open'
  if (at < text.length || (reading.open.length === 1 && !reading.isCutOff))
    mistakes.push(unclosed(reading, own))
  else if (!reading.isCutOff) mistakes.push(cutOff(reading))
  if (at >= text.length && reading.open.length > 1) reading.isCutOff = true
  return 'left-open'
}

function unclosed(reading: Reading, own: Opener): Mistake {
  const { text, at } = reading
  const before = endBefore(text, at)
  const closer = closerOf[own.bracket]
  const hasComma = text[before] === ','
  const end = hasComma ? endBefore(text, before) + 1 : before + 1
  const comma = hasComma || /[,\]}]/.test(text[at] ?? '}') ? '' : ','
  return {
    offset: before,
    message: `The ${nameOf[own.bracket]} that begins at ${placeOf(own.offset, reading)}, has no "${closer}" where it ends.`,
    hint: `Add "${closer}" after this.`,
    fix: { offset: end, length: 0, text: `\n${' '.repeat(own.indent)}${closer}${comma}` },
  }
}

/** At the end of the text all that is open has one cause, and is one mistake. */
function cutOff(reading: Reading): Mistake {
  const { text, open } = reading
  const closers = open.map(({ bracket }) => closerOf[bracket]).reverse()
  return {
    offset: endBefore(text, text.length),
    message: `The text ends before ${counted(open.length, 'bracket is', 'brackets are')} closed; the innermost begins at ${placeOf(open.at(-1)?.offset ?? 0, reading)}.`,
    hint: `Close them: "${closers.join('')}".`,
  }
}

function placeOf(offset: number, { lines }: Reading): string {
  return `line ${lines.lineOf(offset) + 1}, column ${offset - lines.startOf(offset) + 1}`
}
