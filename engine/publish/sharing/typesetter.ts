import bidiFactory from 'bidi-js'
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { breakable } from './breakable.ts'

/** A line of text as outlines, so that a drawing of it needs no font. */
export interface Line {
  /** In the coordinates of SVG, the baseline at 0. */
  path: string
  /** In pixels. */
  width: number
}

export interface Typesetter {
  direction: 'ltr' | 'rtl'
  line: (text: string, pixels: number) => Line
  /** Breaks a text between words so that no line is wider than `width`, unless a single word is. */
  lines: (text: string, pixels: number, width: number) => Line[]
}

/** A font in one weight, and the characters that it has. */
interface OpenFont {
  font: Font
  upem: number
  has: Set<number>
}

/** @param file the font, WOFF2 */
export async function openFont(file: Uint8Array, weight: number): Promise<OpenFont> {
  const face = new Face(new Blob(await decompress(file)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, upem: face.upem, has: new Set(face.collectUnicodes()) }
}

const bidi = bidiFactory()
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Sets texts kerned, joined and in the order of their scripts as browsers do.
 * @param fonts each character is written in the first that has it
 */
export function createTypesetter(fonts: OpenFont[], direction: 'ltr' | 'rtl'): Typesetter {
  function line(text: string, pixels: number): Line {
    let [path, width] = ['', 0]
    for (const run of inVisualOrder(runsOf(text, fonts, direction))) {
      const set = setRun(run, pixels, width)
      path += set.path
      width += set.width
    }
    return { path, width }
  }

  function lines(text: string, pixels: number, width: number): Line[] {
    const set: string[] = []
    for (const piece of breakable(text)) {
      const longer = `${set.at(-1) ?? ''}${piece}`
      if (set.length && line(longer.trim(), pixels).width <= width) set[set.length - 1] = longer
      else set.push(piece.trimStart())
    }
    return set.map((each) => line(each.trim(), pixels))
  }

  return { direction, line, lines }
}

/** A piece of a text in one font and one direction. */
interface Run {
  text: string
  font: OpenFont
  /** Odd where it is read from right to left (UAX #9). */
  level: number
}

function runsOf(text: string, fonts: OpenFont[], direction: 'ltr' | 'rtl'): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const points = [...segment].map((letter) => letter.codePointAt(0) ?? 0)
    const font = fonts.find(({ has }) => points.every((point) => has.has(point))) ?? fonts[0]
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font && last.level === level) last.text += segment
    else runs.push({ text: segment, font, level })
  }
  return runs
}

/** Each stretch of a level and of those above it turns around, the highest first (UAX #9, L2). */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end + 1
    }
  }
  return ordered
}

/** @param left where it begins, in pixels */
function setRun({ text, font: { font, upem }, level }: Run, pixels: number, left: number): Line {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(level % 2 ? Direction.RTL : Direction.LTR)
  shape(font, buffer)
  const scale = pixels / upem
  let [path, x] = ['', left / scale]
  const glyphs = buffer.getGlyphInfosAndPositions()
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
    // Glyph 0 is the box that stands for characters which the font lacks.
    if (codepoint) path += moved(font.glyphToPath(codepoint), { x: x + xOffset, y: yOffset, scale })
    x += xAdvance
  }
  return { path, width: x * scale - left }
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
