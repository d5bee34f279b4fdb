import sharp, { type Metadata } from 'sharp'
import { Refused } from './refused.ts'
import { demandStillSvg, isSvg } from './svg-picture.ts'

interface PictureBytes {
  bytes: Uint8Array
  /** The end of its name. */
  extension: string
}

/** What sharp calls the kinds that are accepted, and the ends of their names. */
const extensions: { [format: string]: string } = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif', // which AVIF is a kind of; photographs as telephones take them are another
}

/** More than any camera has, less than fills the memory. */
const limitInputPixels = 120_000_000

/** What is not a tenth smaller afterwards is not written anew: each time costs a little of how it looks. */
const worthIt = 1.1

/**
 * A picture as it is kept: upright, not wider than asked, without place and time, and in the fewest bytes. What is
 * so already stays as it is.
 */
export async function pictureBytes(given: Uint8Array, widest: number): Promise<PictureBytes> {
  if (isSvg(given)) {
    demandStillSvg(given)
    return { bytes: given, extension: 'svg' }
  }
  const found = await metadataOf(given)
  const small = await shrunk(given, found, widest).catch((cause: unknown) => {
    throw new Refused('This picture is damaged: a part of it cannot be read.', { cause })
  })
  const isAsAsked =
    (found.orientation ?? 1) === 1 && found.width <= widest && !found.exif && !found.xmp
  return isAsAsked && given.length <= small.length * worthIt
    ? { bytes: given, extension: extensions[found.format] ?? '' }
    : { bytes: small, extension: 'webp' }
}

/** Of the bytes: names lie. */
async function metadataOf(given: Uint8Array): Promise<Metadata> {
  const read = async () => sharp(given, { limitInputPixels }).metadata()
  const found = await read().catch(() => undefined) // of nothing at all it throws at once
  const isKept = found && found.format in extensions
  if (!isKept || (found.format === 'heif' && found.compression !== 'av1'))
    throw new Refused(
      'This is no picture of a kind that browsers show: PNG, JPEG, WebP, AVIF or SVG.',
    )
  if ((found.pages ?? 1) > 1)
    throw new Refused('Pictures that move cannot be kept; choose a still one.')
  return found
}

async function shrunk(given: Uint8Array, { format }: Metadata, widest: number): Promise<Buffer> {
  const picture = sharp(given, { failOn: 'error', limitInputPixels })
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
  const lossy = await picture.clone().webp({ quality: 82, smartSubsample: true }).toBuffer()
  if (format !== 'png') return lossy
  // Drawings and screens are often smaller without loss, and sharper.
  const exact = await picture.webp({ lossless: true }).toBuffer()
  return exact.length <= lossy.length ? exact : lossy
}
