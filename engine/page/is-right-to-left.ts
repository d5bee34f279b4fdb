const rightToLeft = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
)

/** Whether a language is written from right to left, in the script that its tag names or that it usually has. */
export function isRightToLeft(language: string): boolean {
  return rightToLeft.has(scriptOf(language) ?? '')
}

/** The script of a language by its code (ISO 15924), as in "Arab"; nothing where the tag is none (BCP 47). */
export function scriptOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script
  } catch {
    return undefined
  }
}
