/** Whether a language is written from right to left, by its letters of today. */
export function isRightToLeft(language: string): boolean {
  return /^(?:ar|dv|fa|he|ps|ug|ur|yi)\b/.test(language)
}
