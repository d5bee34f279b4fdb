/** A text as words to compare: without accents, case and marks. */
function termsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]{2,}/gu) ?? []
}

/** How much each word says of a thing: those of its name more than those of its description. */
export function weighTerms({ name, text }: { name: string; text: string }): Map<string, number> {
  const weights = new Map(termsIn(text).map((term) => [term, 1]))
  for (const term of termsIn(name)) weights.set(term, 3)
  return weights
}
