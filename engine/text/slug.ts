/** Marks that letters are written with or without; those of scripts in which they are vowels are none of them. */
export const marks = /(?=\p{M})[\p{Script=Inherited}\p{Script=Arab}\p{Script=Hebr}]/gu

/** A text in small letters, without accents. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(marks, '').normalize().toLowerCase()
}

/** A text in the letters that addresses like: "Café & Bar" is "cafe-bar". */
export function slug(text: string): string {
  return plainLetters(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
