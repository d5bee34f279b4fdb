/**
 * Puts back, once, what was typed when the starter loaded the page anew, since its scripts were those of a deployment
 * that is gone. It is there before React is, as if it had been typed just now.
 */
export function typeAgain(path: string): void {
  try {
    const texts: unknown = JSON.parse(sessionStorage.getItem(path) ?? '')
    if (!Array.isArray(texts)) return // a draft
    sessionStorage.removeItem(path)
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.input')
    for (const [index, field] of fields.entries()) field.value ||= String(texts[index] ?? '')
  } catch {
    // There is nothing, or storage is refused.
  }
}
