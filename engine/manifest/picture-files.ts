import { readFileSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'
import type { CheckOptions, PictureSize } from '../rules/subject.ts'

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
    if (!src.startsWith('/') || src.startsWith('//') || made.test(src)) return 'unknown'
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
function fileAt(folder: string, address: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURI(address.replace(/[?#].*/, ''))))
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined
  } catch {
    return undefined
  }
}

/** The size of a PNG, GIF, JPEG or SVG, from the first bytes. */
export function sizeOf(bytes: Buffer): PictureSize | undefined {
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (bytes.subarray(0, 3).toString('latin1') === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes)
  return svgSize(bytes.subarray(0, 2000).toString('utf8'))
}

/** Goes from segment to segment to the one that begins a frame (ITU T.81, B.2.2). */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function svgSize(text: string): PictureSize | undefined {
  const tag = /<svg\b[^>]*>/.exec(text)?.[0]
  if (!tag) return undefined
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag)
  const width = Number(box?.[1] ?? /\swidth="([\d.]+)/.exec(tag)?.[1])
  const height = Number(box?.[2] ?? /\sheight="([\d.]+)/.exec(tag)?.[1])
  return width > 0 && height > 0 ? { width, height } : undefined
}
