import type { Finding } from './finding.ts'
import type { Source } from './source.ts'

/** What a path on the site looks like. */
export const pathPattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/

export function malformedPath(path: string, place: (string | number)[], source: Source): Finding {
  const message = `"${path}" is not a path.`
  const hint =
    'Begin with "/", then small letters, digits and hyphens, as in "/about-us"; no slash at the end.'
  return source.finding('path-malformed', source.placeOf(place), message, hint)
}
