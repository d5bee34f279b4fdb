/** A font of systems that takes a web font's place until that has come. */
interface Fallback {
  /** What follows in its name; no name is that of a generic family. */
  on: string
  local: string[]
  /** How wide a letter of the measured text is on average, in em. */
  width: number
}

/** Widths as measured in Chromium and HarfBuzz; Gelasio and Liberation Sans are as wide as what they stand for. */
const serifs: Fallback[] = [
  { on: '', local: ['Georgia', 'Gelasio'], width: 0.4441 },
  { on: ' on Android', local: ['Noto Serif'], width: 0.4791 },
  { on: ' on Linux', local: ['DejaVu Serif'], width: 0.5066 },
]
const sans: Fallback[] = [{ on: '', local: ['Arial', 'Liberation Sans', 'Roboto'], width: 0.4404 }]
const bold: Fallback[] = [
  { on: '', local: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], width: 0.474 },
]

/** What a font takes up, in em. */
export interface FontSize {
  width: number
  ascent: number
  descent: number
  lineGap: number
}

/** A text to measure fonts by, with the letters as frequent as they are in English. */
export const measured =
  'The quick brown fox jumps over the lazy dog, and what is said here in many words is read by those who have time: a line of about ninety letters is enough to tell how wide a font runs.'

/**
 * Faces of local fonts that are as wide and as high as a web font, so that nothing moves when that has come.
 * @param name what the faces are called, as in "Title Fallback"
 * @returns the style sheet's rules, and the faces' names
 */
export function fallbackFaces(
  name: string,
  { isSerif, weight }: { isSerif: boolean; weight: number },
  { width, ascent, descent, lineGap }: FontSize,
): { css: string; names: string[] } {
  const chosen = isSerif ? serifs : weight >= 600 ? bold : sans
  const faces = chosen.map(({ on, local, width: own }) => {
    const scale = width / own
    const part = (size: number) => percent(size / scale)
    const src = local.map((each) => `local("${each}")`).join(',')
    return `@font-face{font-family:"${name}${on}";src:${src};size-adjust:${percent(scale)};ascent-override:${part(ascent)};descent-override:${part(descent)};line-gap-override:${part(lineGap)}}`
  })
  return { css: faces.join(''), names: chosen.map(({ on }) => `${name}${on}`) }
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
