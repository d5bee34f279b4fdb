/**
 * A text without case and accents, of the same length, so that what is found in it can be shown in the text itself.
 * @param text in normal form (NFC)
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const sameLength = lower.length === text.length ? lower : text
  return sameLength.replaceAll(/[^\p{ASCII}]/gu, bare)
}

function bare(letter: string): string {
  if (letter === 'ı') return 'i'
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.length === letter.length ? plain : letter
}
