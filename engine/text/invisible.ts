const names: { [sign: string]: string } = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u061c': 'Arabic letter mark',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\ufeff': 'byte order mark',
}

/** The first of some signs that nobody sees, by its name and its number: "right-to-left mark, U+200F". */
export function nameOfInvisible(signs: string): string {
  const [sign = ''] = signs
  const name = names[sign]
  return name ? `${name}, ${codePoint(sign)}` : codePoint(sign)
}

/** A sign's number in Unicode, as it is written: "U+200F". */
export function codePoint(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
