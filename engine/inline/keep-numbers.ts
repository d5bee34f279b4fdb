/** Keeps an abbreviation and its number on one line, as in “USA 1976”: they are read as one word. */
export function keepNumbers(text: string): string {
  return text.replace(/(?<=\b\p{Lu}{2,4}) (?=\d)/gu, '\u00a0')
}
