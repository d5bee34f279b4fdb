/** A text in small letters, without accents. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** A text in the letters that addresses like: "Café & Bar" is "cafe-bar". */
export function slug(text: string): string {
  return plainLetters(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
