import type { Image } from '../../schema/generated/manifest.js'

/** A picture of the manifest, with its place kept free until it has come. */
export function Picture({
  image: { src, alt, width, height },
  isLazy = false,
}: {
  image: Image
  isLazy?: boolean
}) {
  return (
    <img src={src} alt={alt} width={width} height={height} loading={isLazy ? 'lazy' : undefined} />
  )
}
