/** A text of JSON cut into strings, words, signs and white space; whatever it is, the pieces make it again. */
export function tokensOf(text: string): string[] {
  return text.match(/"(?:[^"\\\n]|\\.)*"|[\w.+-]+|\s+|[^\s\w]/gu) ?? []
}
