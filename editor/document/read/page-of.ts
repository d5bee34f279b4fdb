import type { Path } from '../../../engine/text/path.ts'
import type { PageKey } from '../session.ts'

/** The page that an address is in; undefined for what surrounds all pages. */
export function pageOf(path: Path): PageKey | undefined {
  if (path[0] === 'notFound') return 'notFound'
  return path[0] === 'pages' && path[1] !== undefined ? Number(path[1]) : undefined
}
