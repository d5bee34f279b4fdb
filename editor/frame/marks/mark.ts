/**
 * Signs that no text has and nobody sees (U+2061 to U+2063, invisible operators of formulas) count in base three;
 * U+2064 stands around each number.
 */
const zero = 0x2061
const edge = '\u2064'
const anyMark = /\u2064([\u2061-\u2063])([\u2061-\u2063]+)\u2064/g
const anySign = /[\u2061-\u2064]+/g

/** Stands behind each block, where what the engine makes around them may follow. */
export const noBlock = 3 ** 9

/** Where a mark stood in a text, once all marks are taken out. */
export interface Mark {
  index: number
  isEnd: boolean
  offset: number
}

/** A text with its number at both ends, invisibly. */
export function putMarks(text: string, index: number): string {
  return markOf(index, false) + text + markOf(index, true)
}

/** Takes all marks out of a text, also those that were cut; undefined where there are none. */
export function takeMarks(marked: string): { text: string; marks: Mark[] } | undefined {
  if (marked.search(anySign) < 0) return undefined
  const marks: Mark[] = []
  let text = ''
  let end = 0
  for (const { 0: mark, 1: kind, 2: digits = '', index: at } of marked.matchAll(anyMark)) {
    text += marked.slice(end, at).replaceAll(anySign, '')
    end = at + mark.length
    marks.push({ index: numberOf(digits), isEnd: kind !== digitOf(0), offset: text.length })
  }
  return { text: text + marked.slice(end).replaceAll(anySign, ''), marks }
}

function markOf(index: number, isEnd: boolean): string {
  const digits = [...index.toString(3)].map((digit) => digitOf(Number(digit))).join('')
  return edge + digitOf(isEnd ? 1 : 0) + digits + edge
}

function digitOf(value: number): string {
  return String.fromCharCode(zero + value)
}

function numberOf(digits: string): number {
  return [...digits].reduce((number, digit) => number * 3 + digit.charCodeAt(0) - zero, 0)
}
