/** Bytes of a line before its end; a longer one goes on in the next, after a space (RFC 5545 §3.1). */
const mostBytes = 75

/** A property as a calendar has it, folded between signs, never within one. */
export function contentLine(name: string, value: string): string {
  let folded = ''
  let bytes = 0
  for (const sign of `${name}:${value}`) {
    const own = Buffer.byteLength(sign)
    if (bytes + own > mostBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += sign
    bytes += own
  }
  return `${folded}\r\n`
}

/** Signs that no text of a calendar may have (RFC 5545 §3.1): controls but the tab and the line break. */
const controls = /(?![\t\n])\p{Cc}/gu

/** A text as the value of a property (RFC 5545 §3.3.11). */
export function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}
