/** Red, green and blue as parts of 1. */
type Rgb = [red: number, green: number, blue: number]

/** What text of ordinary size needs (WCAG 2.2 SC 1.4.3). */
export const leastContrast = 4.5

/**
 * WCAG 2.2, "contrast ratio": from 1 to 21.
 * @param a as #rgb, #rrggbb, or `hsl(var(--hue) S% L%)`
 * @param hue in degrees, of those that are written with `var(--hue)`
 */
export function contrast(a: string, b: string, hue = 0): number {
  const [light = 0, dark = 0] = [luminance(rgb(a, hue)), luminance(rgb(b, hue))].sort(
    (x, y) => y - x,
  )
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** What cannot be read counts as mid grey, on which nothing passes unseen. */
function rgb(colour: string, hue: number): Rgb {
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

/** A colour by its hue in degrees, and by parts of 1. */
export interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

/** CSS Color 4 §7.2. */
export function hslOf(colour: string): Hsl {
  const [red, green, blue] = rgb(colour, 0)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, spread] = [(most + least) / 2, most - least]
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red
      ? (green - blue) / spread + (green < blue ? 6 : 0)
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  const saturation = (most - lightness) / Math.min(lightness, 1 - lightness)
  return { hue: Math.round(sixth * 60) % 360, saturation, lightness }
}

/** As #rrggbb. */
export function hexOf({ hue, saturation, lightness }: Hsl): string {
  const digits = fromHsl(hue, saturation, lightness).map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
