import { readFileSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import { imageSize } from 'image-size'
import type { CheckOptions, PictureSize } from './check-options.ts'

/**
 * Whether a path is that of a file in the folder of the site's files. It is asked anew each time, so that a file
 * that was just put there is seen.
 */
export function filesIn(folder: string): NonNullable<CheckOptions['fileExists']> {
  return (path) => {
    const file = fileAt(folder, path)
    return file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile() === true
  }
}

/**
 * Looks pictures up in the folder of the site's files.
 * @param made addresses that the build makes itself
 */
export function picturesIn(
  folder: string,
  made: RegExp = /^\/_/,
): NonNullable<CheckOptions['pictureAt']> {
  const known = new Map<string, ReturnType<typeof look>>()
  return (src) => {
    if (/^https?:\/\//i.test(src) || made.test(src)) return 'unknown'
    if (!src.startsWith('/') || src.startsWith('//')) return 'missing'
    const found = known.get(src) ?? look(folder, src)
    known.set(src, found)
    return found
  }
}

function look(folder: string, src: string): PictureSize | 'missing' | 'unknown' {
  try {
    const file = fileAt(folder, src)
    return file === undefined ? 'missing' : (sizeOf(readFileSync(file)) ?? 'unknown')
  } catch {
    return 'missing'
  }
}

/** Undefined where the address leads out of the folder, or is no address. */
export function fileAt(folder: string, address: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURI(address.replace(/[?#].*/, ''))))
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined
  } catch {
    return undefined
  }
}

/**
 * The size in which browsers show a picture: a photograph that a camera turned (EXIF) is as wide as its file is high.
 * They heed this in JPEG files alone.
 */
export function sizeOf(bytes: Uint8Array): PictureSize | undefined {
  const found = read(bytes)
  if (!found || !(found.width > 0 && found.height > 0)) return undefined // "NaN" for half an SVG
  const { width, height, orientation = 1, type } = found
  return type === 'jpg' && orientation > 4 ? { width: height, height: width } : { width, height }
}

/** Undefined for what is no picture or is cut off, which the library says by throwing. */
function read(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}
