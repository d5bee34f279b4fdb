/** What a theme says of its colours: hues in degrees, and colours as #rgb, #rrggbb or `hsl(var(--hue) S% L%)`. */
export interface Theme {
  hues: { [name: string]: number }
  light: { [token: string]: string }
  dark: { [token: string]: string }
}

/** Texts that are set in a page's own colour, and what they stand on. */
const pairs = [
  ['accent', 'paper'],
  ['accent', 'raised'],
  ['accent', 'accent-soft'],
  ['#ffffff', 'deep'],
] as const

/** The lowest contrast of text in each colour of a theme, by day and by night. */
export function themeContrasts({ hues, light, dark }: Theme): { [name: string]: number } {
  const lowest = (hue: number) =>
    Math.min(
      ...[light, dark].flatMap((tokens) =>
        pairs.map(([text, ground]) =>
          contrast(rgb(tokens[text] ?? text, hue), rgb(tokens[ground] ?? ground, hue)),
        ),
      ),
    )
  return Object.fromEntries(Object.entries(hues).map(([name, hue]) => [name, lowest(hue)]))
}

type Rgb = [red: number, green: number, blue: number]

/** WCAG 2.2, "contrast ratio": from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour of the theme as parts of 1; what cannot be read counts as mid grey, on which nothing passes unseen. */
export function rgb(colour: string, hue: number): Rgb {
  const hsl = /^hsl\(var\(--hue\)\s+([\d.]+)%\s+([\d.]+)%/.exec(colour)
  if (hsl) return fromHsl(hue, Number(hsl[1]) / 100, Number(hsl[2]) / 100)
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  const digits = short
    ? short.slice(1).map((digit) => digit + digit)
    : (colour.match(/[\da-f]{2}/gi) ?? [])
  const [red = 128, green = 128, blue = 128] = digits.map((digit) => Number.parseInt(digit, 16))
  return [red / 255, green / 255, blue / 255]
}

/** CSS Color 4 §7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    const a = saturation * Math.min(lightness, 1 - lightness)
    return lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [part(0), part(8), part(4)]
}
