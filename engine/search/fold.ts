import { marks } from '../text/slug.ts'

/** Spellings that one searches by one another: what letters are that no normal form takes apart. */
const spellings: { [letter: string]: string } = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' },
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ٱ: 'ا', ـ: '' },
  // Digits of Arabic and of Persian; those of other scripts are as rare in questions as in texts.
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'].map((digit, at) => [digit, String(at % 10)])),
}

/** A text without case, marks and differences of spelling. */
export function fold(text: string): string {
  return text.replaceAll(/[^\p{ASCII}]/gu, bare).toLowerCase()
}

function bare(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFKD').replaceAll(marks, '')
  return spellings[plain] ?? plain
}

/**
 * Where each sign of a folded text stands in the text itself.
 * @returns the offsets, and last the text's length: a mark that was left out belongs to the letter before it
 */
export function placesOf(text: string): number[] {
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    for (let sign = fold(letter).length; sign > 0; sign--) places.push(at)
    at += letter.length
  }
  return [...places, at]
}
