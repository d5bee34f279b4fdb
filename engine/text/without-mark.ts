/** Some editors of Windows begin a file with a byte order mark, which is no part of its first line. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
