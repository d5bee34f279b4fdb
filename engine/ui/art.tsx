import type { Art as ArtName } from '../../schema/generated/manifest.js'
import { artUrl } from '../assets/urls.ts'

interface ArtProps {
  path: string
  art?: ArtName | undefined
  /** At the top of the page it comes before other pictures. */
  isFirst?: boolean
}

/** The page's own drawing as a background; decoration, so it has no text. */
export function Art({ path, art = 'drawing', isFirst = false }: ArtProps) {
  if (art === 'none') return null
  return (
    <img
      className="art"
      src={artUrl(path)}
      alt=""
      width={1600}
      height={400}
      decoding="async"
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}
