/** Whether a text is valid JSON (RFC 8259). */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
