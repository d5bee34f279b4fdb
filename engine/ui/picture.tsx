import type { Image } from '../../schema/generated/manifest.js'
import { variantUrl } from '../assets/urls.ts'
import './picture.css'

interface PictureProps {
  /** `made` is what a build adds: the name of its variants, and their widths. */
  image: Image & { made?: string }
  /** Below the first screen. */
  isLazy?: boolean
  /** How wide it is shown, as for an `img`. */
  sizes?: string
}

/** A picture of the manifest, with its place kept free until it has come. */
export function Picture({
  image: { src, alt, width, height, made },
  isLazy,
  sizes = '100vw',
}: PictureProps) {
  const when = isLazy ? ({ loading: 'lazy', decoding: 'async' } as const) : {}
  const picture = <img src={src} alt={alt} width={width} height={height} {...when} />
  if (!made) return picture
  const [name = '', ...widths] = made.split(' ')
  const source = (format: string) => (
    <source
      type={`image/${format}`}
      srcSet={widths.map((wide) => `${variantUrl(name, wide, format)} ${wide}w`).join()}
      sizes={sizes}
    />
  )
  return (
    <picture>
      {source('avif')}
      {source('webp')}
      {picture}
    </picture>
  )
}
