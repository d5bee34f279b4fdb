/** Fonts that the frame with the page asks the server for. */
export interface AskedFonts {
  /** Packages of Fontsource, or "system". */
  titles: string
  text: string
  /** That of titles. */
  weight: number
  /** That of the site. */
  language: string
}

/** The address of the style sheet with these fonts. */
export function fontsAddress({ titles, text, weight, language }: AskedFonts): string {
  const words = [titles, text, weight, language].join(' ')
  return `/_theme/${encodeURIComponent(words)}.css`
}

const known = /^(?:system|@fontsource(?:-variable)?\/[a-z0-9][a-z0-9-]*)$/

/** Whether a name can be a font's: no other is looked for on the disk. */
export const isFontName = (name: string) => known.test(name)

/** What such an address asks for; nothing for others, and for names that are no font's. */
export function fontsAsked(pathname: string): AskedFonts | undefined {
  const [, encoded = ''] = /^\/_theme\/([^/]+)\.css$/.exec(pathname) ?? []
  let words: string[]
  try {
    words = decodeURIComponent(encoded).split(' ')
  } catch {
    return undefined // percent signs that encode no UTF-8
  }
  const [titles = '', text = '', weight = '', language = ''] = words
  if (![titles, text].every(isFontName)) return undefined
  if (!/^\d{3}$/.test(weight) || !/^[\w-]{2,35}$/.test(language)) return undefined
  return { titles, text, weight: Number(weight), language }
}
