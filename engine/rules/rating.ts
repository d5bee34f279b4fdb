import { type Finding, finding } from '../findings/finding.ts'
import type { PageSubject } from './subject.ts'

/**
 * Ratings of an organization on its own site. Search engines do not show them, and may act against the site
 * (Google Search Central, "Review snippet", on self-serving reviews).
 */
export function ratingSelfServing({ shown, path, source }: PageSubject): Finding[] {
  const { structuredData } = shown
  if (!structuredData || !('rating' in structuredData)) return []
  const at = source.placeOfKey([...path, 'structuredData', 'rating'])
  const message =
    'This rating is about the organization whose site this is. Search engines do not show such ratings, and may hold them against the site.'
  const hint =
    'Remove "rating"; or, if it is meant to be, accept the warning with a reason under "accepted".'
  return [finding('rating-self-serving', at, message, hint)]
}
