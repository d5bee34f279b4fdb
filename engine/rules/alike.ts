import { type Finding, finding } from '../findings/finding.ts'
import { layoutAt } from '../manifest/site.ts'
import type { SiteSubject } from './subject.ts'

export const titlesAlike = (subject: SiteSubject): Finding[] => alike(subject, 'title')
export const descriptionsAlike = (subject: SiteSubject): Finding[] => alike(subject, 'description')

/** Pages of one language that search engines cannot tell apart; the first of them is left alone. */
function alike(
  { pages, languages, source }: SiteSubject,
  field: 'title' | 'description',
): Finding[] {
  const seen = new Map<string, string>()
  const layouts = [{}, ...languages]
  return pages.flatMap((known, index) => {
    if (!known) return []
    const { listed: page } = known.facts
    const text = `${layoutAt(page.path, layouts)} ${page[field].trim().toLowerCase()}`
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
