import { plainLetters } from '../text/slug.ts'

/** A text as words to compare. */
function termsIn(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
}

/** How much each word says of a thing: those of its name more than those of its description. */
export function weighTerms({ name, text }: { name: string; text: string }): Map<string, number> {
  const weights = new Map(termsIn(text).map((term) => [term, 1]))
  for (const term of termsIn(name)) weights.set(term, 3)
  return weights
}
