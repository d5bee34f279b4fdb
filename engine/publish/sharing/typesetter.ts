import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

/** A line of text as outlines, so that a drawing of it needs no font. */
export interface Line {
  /** In the coordinates of SVG, the baseline at 0. */
  path: string
  /** In pixels. */
  width: number
}

export interface Typesetter {
  line: (text: string, pixels: number) => Line
  /** Breaks a text between words so that no line is wider than `width`, unless a single word is. */
  lines: (text: string, pixels: number, width: number) => Line[]
}

/**
 * Sets texts in one weight of a font, kerned and joined as browsers do.
 * @param file the font, WOFF2
 */
export async function createTypesetter(file: Uint8Array, weight: number): Promise<Typesetter> {
  const face = new Face(new Blob(await decompress(file)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])

  function line(text: string, pixels: number): Line {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const scale = pixels / face.upem
    let [path, x] = ['', 0]
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(buffer)) {
      // Glyph 0 is the box that stands for characters which the font lacks.
      if (codepoint)
        path += moved(font.glyphToPath(codepoint), { x: x + xOffset, y: yOffset, scale })
      x += xAdvance
    }
    return { path, width: x * scale }
  }

  function lines(text: string, pixels: number, width: number): Line[] {
    const set: string[] = []
    for (const word of text.split(/\s+/)) {
      const longer = `${set.at(-1) ?? ''} ${word}`.trim()
      if (set.length && line(longer, pixels).width <= width) set[set.length - 1] = longer
      else set.push(word)
    }
    return set.map((each) => line(each, pixels))
  }

  return { line, lines }
}

function glyphsOf(buffer: Buffer) {
  return buffer.getGlyphInfosAndPositions()
}

/** Fonts count upwards, drawings downwards. */
function moved(path: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
  let isX = false
  return path.replace(/-?[\d.]+(?:e-?\d+)?/g, (number) => {
    isX = !isX
    const value = isX ? (Number(number) + x) * scale : -(Number(number) + y) * scale
    return String(Math.round(value * 100) / 100)
  })
}
