/** What a picture is to be: as small as it can be shown well. */
export interface PictureRoom {
  /** Pixels; a picture that is narrower stays as it is. */
  maxWidth: number
}

/** A picture as it is kept. */
export interface ScaledPicture {
  bytes: Blob
  width: number
  height: number
  /** With a dot: ".webp". */
  ending: string
}

/** How well the picture is kept, from 0 to 1: above it files grow and nobody sees why. */
const quality = 0.82

/**
 * Turns a picture upright and makes it no larger than is needed, in the browser. A drawing (SVG) has no pixels,
 * and stays as it is; so does a picture that is small already, where the new file would be larger.
 * @throws an error with a sentence for the person, where the file is no picture that the browser knows
 */
export async function scalePicture(file: File, { maxWidth }: PictureRoom): Promise<ScaledPicture> {
  if (file.type === 'image/svg+xml') return { ...(await sizeOfDrawing(file)), ending: '.svg' }
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new Error(`“${file.name}” is no picture that a browser can show.`, { cause })
    },
  )
  const { width, height } = sizeWithin(image, maxWidth)
  const bytes = await drawn(image, width, height)
  image.close()
  return { bytes, width, height, ending: '.webp' }
}

/** The size that a picture gets: its own shape, and no wider than there is room. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  maxWidth: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxWidth / width)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

async function drawn(image: ImageBitmap, width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no room left to draw the picture.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/webp', quality })
}

async function sizeOfDrawing(file: File) {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode().catch((cause: unknown) => {
      throw new Error(`“${file.name}” is no drawing that a browser can show.`, { cause })
    })
    return { bytes: file, width: image.naturalWidth || 300, height: image.naturalHeight || 300 }
  } finally {
    URL.revokeObjectURL(url)
  }
}
