import { readFile } from 'node:fs/promises'
import { variantUrl } from '../../assets/urls.ts'
import { fileAt } from '../../manifest/picture-files.ts'
import type { PictureCache } from '../sharing/picture-cache.ts'
import type { FileStates } from './file-states.ts'

/** As wide as a phone shows a picture, two of them, and a desk's screen; a smaller picture is never made larger. */
const widths = [480, 960, 1600]
const widest = 2400

/** Another number has all pictures made anew. */
const version = 1

type Format = 'avif' | 'webp'
/** A change of these needs another version. AVIF takes ten times as long at its usual effort, and is 5 % smaller then. */
const formats = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 4 },
} as const

/** In which widths a picture is made. */
export function variantWidths(width: number): number[] {
  return [...widths.filter((each) => each < width), Math.min(width, widest)]
}

interface Options {
  /** The folder of the site's files. */
  folder: string
  cache: PictureCache
  write: (name: string, content: Uint8Array) => void
  /** Whether a file is to be made. */
  isOwn: (name: string) => boolean
  onProgress?: ((words: string) => void) | undefined
}

/** Writes pictures in several widths and formats, each made once for its content. */
export async function writeVariants(
  states: FileStates,
  { folder, cache, write, isOwn, onProgress = () => {} }: Options,
): Promise<void> {
  const pictures = Object.entries(states).filter(([, { width }]) => width)
  for (const [index, [address, { hash, width = 0 }]] of pictures.entries()) {
    const file = fileAt(folder, address) ?? ''
    for (const wide of variantWidths(width))
      for (const format of ['avif', 'webp'] as const) {
        const name = variantUrl(hash, wide, format)
        if (!isOwn(name)) continue
        const make = async () => {
          onProgress(`Making pictures in several widths, ${index + 1} of ${pictures.length}`)
          return resize(await readFile(file), wide, format)
        }
        write(name, await cache.get({ hash, wide, format, version }, make))
      }
  }
}

/** Upright, as cameras mean it, and without what else they tell. */
async function resize(content: Uint8Array, width: number, format: Format): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(content)
    .rotate()
    .resize({ width, withoutEnlargement: true })
    [format](formats[format])
    .toBuffer()
}
