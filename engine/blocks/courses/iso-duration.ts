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
  const said = plain(words)
  const [digits] = /\d+/.exec(said) ?? []
  // Some languages have words for one and two of a thing, and no digit in them.
  const counts = digits ? [Number(digits)] : [1, 2]
  for (const count of counts) {
    const found = units.find(([unit]) => inWords(count, unit, language).includes(said))
    if (found) return `${found[1]}${count}${found[2]}`
  }
  return undefined
}

const displays = ['long', 'short'] as const

function inWords(count: number, unit: string, language: string): string[] {
  return displays.map((unitDisplay) =>
    plain(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)),
  )
}

/** In small letters and the digits of programs, without spaces: not all who write them, do so alike. */
function plain(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .toLowerCase()
    .replaceAll(/\s/g, '')
}

/** The digits of a script stand in a row of ten, of which only the first begins where no digit is before it. */
function digitOf(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0
  const last = zero
  while (last - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(last - zero)
}
