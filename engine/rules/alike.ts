import { type Finding, finding } from '../findings/finding.ts'
import type { SiteSubject } from './subject.ts'

export const titlesAlike = (subject: SiteSubject): Finding[] => alike(subject, 'title')
export const descriptionsAlike = (subject: SiteSubject): Finding[] => alike(subject, 'description')

/** Pages that search engines cannot tell apart; the first of them is left alone. */
function alike({ pages, source }: SiteSubject, field: 'title' | 'description'): Finding[] {
  const seen = new Map<string, string>()
  return pages.flatMap((known, index) => {
    if (!known) return []
    const { listed: page } = known.facts
    const text = page[field].trim().toLowerCase()
    const first = seen.get(text)
    if (first === undefined) {
      seen.set(text, page.path)
      return []
    }
    const at = source.placeOf(['pages', index, field])
    const message = `The page "${page.path}" has the same ${field} as "${first}", so search results do not tell them apart.`
    const hint = 'Say what only this page is about.'
    return finding(`${field}-alike`, at, message, hint)
  })
}
