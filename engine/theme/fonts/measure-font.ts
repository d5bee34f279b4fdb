import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { type FontSize, measured } from './fallbacks.ts'

/** @param file the font, WOFF2 */
export async function measureFont(file: Uint8Array, weight: number): Promise<FontSize> {
  const face = new Face(new Blob(await decompress(file)))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  const { ascender, descender, lineGap } = font.hExtents()
  const buffer = new Buffer()
  buffer.addText(measured)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const width = buffer
    .getGlyphInfosAndPositions()
    .reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
  const em = face.upem
  return {
    width: width / em / measured.length,
    ascent: ascender / em,
    descent: -descender / em,
    lineGap: lineGap / em,
  }
}
