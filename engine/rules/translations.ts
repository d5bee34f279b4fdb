import { sourceOf } from '../facts/translations.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import { isBelow } from '../manifest/languages.ts'
import { counted } from '../text/counted.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import { agedFindings } from './aged.ts'
import { isInternal, targetOf } from './links.ts'
import type { SitePage, SiteSubject } from './subject.ts'

type Subject = Pick<SiteSubject, 'languages' | 'pages' | 'source'>

/** A page that stands in another language for one of the site's own. */
interface Translation {
  facts: SitePage['facts']
  /** Its number in the manifest. */
  number: number
  language: string
  /** The path of what it translates. */
  source: string
}

function translationsIn({ languages, pages }: Subject): Translation[] {
  return pages.flatMap((page, number) => {
    const layout = languages.find(({ home = '' }) => page && isBelow(page.facts.path, home))
    if (!page || !layout) return []
    const source = sourceOf(page.facts.listed, layout.home)
    return { facts: page.facts, number, language: layout.site.language, source }
  })
}

/** The pages of the site's own language, by their paths. */
function ownPages({ languages, pages }: Subject): Map<string, SitePage['facts']> {
  const isOwn = (path: string) => !languages.some(({ home = '' }) => isBelow(path, home))
  return new Map(
    pages.flatMap((page) =>
      page && isOwn(page.facts.path) ? [[page.facts.path, page.facts]] : [],
    ),
  )
}

interface InLanguages {
  translations: Translation[]
  own: Map<string, SitePage['facts']>
}

/** What the five rules ask of a site is worked out once for all of them. */
const known = new WeakMap<SiteSubject, InLanguages>()

function inLanguages(subject: SiteSubject): InLanguages {
  const found = known.get(subject) ?? {
    translations: translationsIn(subject),
    own: ownPages(subject),
  }
  known.set(subject, found)
  return found
}

/** A rule about languages has nothing to say of a site that has but one. */
const ofSeveral =
  (rule: (subject: SiteSubject, within: InLanguages) => Finding[]) =>
  (subject: SiteSubject): Finding[] =>
    subject.languages.length > 0 ? rule(subject, inLanguages(subject)) : []

/** Translations of a page that is not there. */
export const translationUnknown = ofSeveral((subject, { own, translations }) => {
  return translations.flatMap(({ facts, number, source }) => {
    if (facts.listed.translates === undefined || own.has(source)) return []
    const at = subject.source.placeOf(['pages', number, 'translates'])
    const message = `There is no page "${source}" in the site's own language that this one could be a translation of.`
    const hint = didYouMean(
      source,
      [...own.keys()],
      'Give the path of the page, or remove the field.',
    )
    return finding('translation-unknown', at, message, hint)
  })
})

/** Pages that are translated twice into one language: the switch could lead to one alone. */
export const translationDuplicate = ofSeveral((subject, { translations }) => {
  const first = new Map<string, string>()
  return translations.flatMap(({ facts, number, language, source }) => {
    const key = `${language} ${source}`
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, facts.path)
      return []
    }
    const at = subject.source.placeOf(['pages', number])
    const message = `"${other}" is a translation of "${source}" into the same language, so that nothing would lead from there to this page.`
    return finding('translation-duplicate', at, message, 'Let "translates" name another page.')
  })
})

/** The pages that each language lacks. */
export const translationMissing = ofSeveral((subject, { own, translations }) => {
  return subject.languages.flatMap(({ site: { language } }) => {
    const there = new Set(
      translations.flatMap((each) => (each.language === language ? each.source : [])),
    )
    const missing = [...own.keys()].filter((path) => !there.has(path))
    if (missing.length === 0) return []
    const some = missing.slice(0, 8).join(', ') + (missing.length > 8 ? ' …' : '')
    const message = `Not translated into "${language}": ${missing.length} of ${counted(own.size, 'page')} (${some}). The switch leads to its home page instead.`
    const at = subject.source.placeOfKey(['site', 'languages', language])
    return finding(
      'translation-missing',
      at,
      message,
      'Translate them, or accept this with a reason.',
    )
  })
})

/** Pages with the very words of what they translate, and translations of words that were changed since, or of which it is not known. */
export const translationOlder = ofSeveral((subject, { own, translations }) => {
  return translations.flatMap(({ facts, number, source }) => {
    const mark = own.get(source)?.mark
    if (mark === undefined) return []
    if (facts.mark === mark) {
      const at = subject.source.placeOf(['pages', number, 'path'])
      const message = `The words of this page are still those of "${source}": it is not translated.`
      return finding('translation-older', at, message, 'Put them into its language.')
    }
    const at = subject.source.placeOf(['pages', number, 'path'])
    const { translated } = facts
    return agedFindings({ of: `"${source}"`, mark, translated, at }, ['pages', number], subject)
  })
})

/** Links to a page in another language, though it is there in that of the page. */
export const linkOtherLanguage = ofSeveral(({ links, source }, { own, translations }) => {
  const byPath = new Map(translations.map((each) => [each.facts.path, each]))
  const inLanguage = new Map(
    translations.map(({ language, source, facts }) => [`${language} ${source}`, facts.path]),
  )
  const findings: Finding[] = []
  for (const { href, path, span, page } of links) {
    if (page === undefined || !isInternal(href)) continue
    const { path: target } = targetOf(href)
    const here = byPath.get(page)?.language
    const there = byPath.get(target)
    if (there?.language === here) continue
    const from = there?.source ?? target
    const meant = here === undefined ? own.get(from)?.path : inLanguage.get(`${here} ${from}`)
    if (meant === undefined || meant === target) continue
    const message = `"${href}" leads to a page in another language, though "${meant}" is the same in this one.`
    const fix = replaceWithin(source, path, span, meant + href.slice(target.length))
    const at = source.placeWithin(path, span)
    findings.push(finding('link-other-language', at, message, `Write "${meant}".`, fix))
  }
  return findings
})
