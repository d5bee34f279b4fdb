const units = [
  ['minute', 'PT', 'M'],
  ['hour', 'PT', 'H'],
  ['day', 'P', 'D'],
  ['week', 'P', 'W'],
  ['month', 'P', 'M'],
  ['year', 'P', 'Y'],
] as const

/**
 * A length of time as ISO 8601 writes it, out of words in the site's language: "2 days" is "P2D".
 * @returns nothing where the words are not a number with a unit, as in "one morning"
 */
export function isoDuration(words: string, language: string): string | undefined {
  const count = Number(/\d+/.exec(words)?.[0])
  if (!Number.isInteger(count)) return undefined
  const found = units.find(([unit]) => inWords(count, unit, language) === plain(words))
  return found && `${found[1]}${count}${found[2]}`
}

function inWords(count: number, unit: string, language: string): string {
  return plain(
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
