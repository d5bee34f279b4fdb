const entities: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Makes a text safe between tags and within double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** What XML 1.0 (§2.2) has no way to say, not even escaped: control characters, and halves of characters. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** The same in XML, where one such character would make the whole file unreadable. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(notInXml, ''))
}

/** JSON for a script element: no text in it can end the element or begin a comment (HTML §4.12.1.3). */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
