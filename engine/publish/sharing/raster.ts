import sharp from 'sharp'

// Pictures are made side by side already; more threads for each would only take memory.
sharp.concurrency(1)
sharp.cache(false)

/** Messengers do not fetch pictures that are much larger; most are far below. */
export const maxPictureBytes = 120_000

/** How true the colours are, in percent, from the best on: the first that is small enough is taken. */
const qualities = [80, 60, 40, 20]

export interface Size {
  width: number
  height: number
}

/**
 * A picture of SVG documents, one over the other, as PNG with a palette.
 * @param layers the lowest first; the lowest fills the size
 */
export async function pngOf([ground = '', ...layers]: string[], size: Size): Promise<Uint8Array> {
  const pixels = await sharp(Buffer.from(sized(ground, size)))
    .composite(layers.map((layer) => ({ input: Buffer.from(layer) })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let png = new Uint8Array()
  for (const quality of qualities) {
    png = await sharp(pixels.data, { raw: pixels.info })
      .png({ palette: true, quality, dither: 0, effort: 7, compressionLevel: 9 })
      .toBuffer()
    if (png.length <= maxPictureBytes) return png
  }
  return png
}

/**
 * A square icon of an SVG or PNG file.
 * @param pixels length of a side
 * @param options `inset` is the share of a side that stays free at each edge; `ground` the colour behind, else none
 */
export async function iconPng(
  file: Uint8Array,
  pixels: number,
  { inset = 0, ground }: { inset?: number; ground?: string } = {},
): Promise<Uint8Array> {
  const inner = Math.round(pixels * (1 - 2 * inset))
  const edge = Math.floor((pixels - inner) / 2)
  const { width = inner } = await sharp(file).metadata()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const mark = await sharp(file, { density: Math.min(2400, Math.max(72, (72 * inner) / width)) })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .toBuffer()
  return sharp({
    create: { width: pixels, height: pixels, channels: 4, background: ground ?? clear },
  })
    .composite([{ input: mark, left: edge, top: edge }])
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** An SVG document in a given size, whatever its root says. */
function sized(svg: string, { width, height }: Size): string {
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root
      .replaceAll(/\s(?:width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}"`),
  )
}
