import type { Path } from '../text/path.ts'
import { eachField, type ShapeName } from './fields.ts'

/** A picture that the manifest names. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** The address of its "src". */
  path: Path
}

/**
 * All pictures of a part of the manifest with its variables in their places.
 * @param path the part's address
 */
export function picturesOf(resolved: unknown, shape: ShapeName, path: Path): Picture[] {
  const pictures: Picture[] = []
  eachField(
    resolved,
    shape,
    (src, format, at) => {
      if (format !== 'image') return
      const within = at.slice(path.length, -1)
      const owner = within.reduce<unknown>((value, key) => Object(value)[key], resolved)
      const { alt, width, height } = Object(owner)
      const size = { width: Number(width), height: Number(height) }
      pictures.push({ src, alt: String(alt ?? ''), ...size, path: [...at] })
    },
    [...path],
  )
  return pictures
}

/** Whether a picture is one of pixels, by its address: it can be made in several widths. */
export function isOfPixels(address: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/i.test(address)
}
