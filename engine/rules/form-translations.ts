import type {
  DeclaredField,
  FieldInAnotherLanguage,
  Form,
  FormInAnotherLanguage,
} from '../../schema/generated/manifest.js'
import { markOfFields } from '../facts/text-mark.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import { tidied } from '../manifest/forms.ts'
import { isBelow } from '../manifest/languages.ts'
import type { Path } from '../text/path.ts'
import { agedFindings } from './aged.ts'
import type { Part, SiteSubject } from './subject.ts'

/** Words in another language for a form, a field or an option that is not there: nobody would read them. */
export function formTranslationUnknown({ resolved, source }: Part): Finding[] {
  if (!('site' in resolved)) return []
  const { forms = {}, site } = resolved
  return Object.entries(site.languages ?? {}).flatMap(([language, { forms: words = {} }]) => {
    const place = ['site', 'languages', language, 'forms']
    return Object.entries(words).flatMap(([name, translation]) => {
      const path = [...place, name]
      const found = Object.hasOwn(forms, name)
        ? strangersIn(translation, forms[name]?.fields ?? [], path)
        : [unknown(path, `form "${name}"`, Object.keys(forms))]
      return found.map(({ at, message, hint }) =>
        finding('translation-unknown', source.placeOfKey(at), message, hint),
      )
    })
  })
}

function strangersIn({ fields }: FormInAnotherLanguage, known: DeclaredField[], path: Path) {
  return Object.entries(fields).flatMap(([name, { options = {} }]) => {
    const at = [...path, 'fields', name]
    const field = known.find((each) => each.name === name)
    if (!field) return [unknown(at, `field "${name}"`, namesOf(known))]
    const own = (field.options ?? []).map(tidied)
    return Object.keys(options)
      .filter((option) => !own.includes(tidied(option)))
      .map((option) => unknown([...at, 'options', option], `option "${option}"`, own))
  })
}

const namesOf = (fields: DeclaredField[]) => fields.map(({ name }) => name)

function unknown(at: Path, what: string, known: string[]) {
  const message = `There is no ${what} that these words could be a translation of.`
  const otherwise = known.length > 0 ? `There are: ${known.join(', ')}.` : 'Remove them.'
  return { at, message, hint: didYouMean(String(at.at(-1)), known, otherwise) }
}

/** Words of a form that pages of another language show as they are in the site's own. */
export function formTranslationMissing(subject: SiteSubject): Finding[] {
  const { forms = {}, site } = subject.globals
  return subject.languages.flatMap(({ home = '', site: { language } }) => {
    const words = site.languages?.[language]?.forms ?? {}
    return [...shownBelow(home, subject)].flatMap((name) => {
      const form = Object.hasOwn(forms, name) ? forms[name] : undefined
      if (!form || form.language === language) return []
      const lacking = lackingIn(form, Object.hasOwn(words, name) ? words[name] : undefined)
      if (lacking.length === 0) return []
      const message = `Not translated into "${language}" of the form "${name}": ${lacking.join('; ')}. Visitors read it in the form's own language.`
      const hint = 'Translate them, or accept this with a reason.'
      const at = subject.source.placeOfKey(['site', 'languages', language, 'forms', name])
      return finding('translation-missing', at, message, hint)
    })
  })
}

/** Words of a form that are older than its own, or of which that is not known. */
export function formTranslationOlder(subject: SiteSubject): Finding[] {
  const { forms = {}, site } = subject.globals
  return Object.entries(site.languages ?? {}).flatMap(([language, { forms: words = {} }]) =>
    Object.entries(words).flatMap(([name, { translated }]) => {
      const form = Object.hasOwn(forms, name) ? forms[name] : undefined
      if (!form || form.language === language) return []
      const path = ['site', 'languages', language, 'forms', name]
      const at = subject.source.placeOfKey(path)
      const mark = markOfFields(form.fields)
      return agedFindings({ of: `the form "${name}"`, mark, translated, at }, path, subject)
    }),
  )
}

/** The forms that pages of a language show. */
function shownBelow(home: string, { pages }: SiteSubject): Set<string> {
  const below = pages.filter((page) => page && isBelow(page.facts.path, home))
  return new Set(below.flatMap((page) => page?.facts.forms ?? []))
}

function lackingIn({ fields }: Form, words: FormInAnotherLanguage | undefined): string[] {
  if (!words) return ['all of it']
  return fields.flatMap((field) => {
    const own = Object.hasOwn(words.fields, field.name) ? words.fields[field.name] : undefined
    const lacking = lackingOf(field, own ?? {})
    return lacking.length > 0 ? `${field.name} (${lacking.join(', ')})` : []
  })
}

/** Of examples what is in words; an address or a number is the same everywhere. */
const isWorded = ({ kind, placeholder = '' }: DeclaredField) =>
  kind !== 'email' && kind !== 'tel' && /\p{L}/u.test(placeholder)

/** What is in words; with a variable it is not known here what it says. */
const isWords = (option: string) => /^[^{]*\p{L}[^{]*$/u.test(option)

function lackingOf(field: DeclaredField, words: FieldInAnotherLanguage): string[] {
  const translated = Object.keys(words.options ?? {}).map(tidied)
  const options = (field.options ?? []).filter(
    (option) => isWords(option) && !translated.includes(tidied(option)),
  )
  return [
    ...(words.label ? [] : ['label']),
    ...(field.hint && !words.hint ? ['hint'] : []),
    ...(isWorded(field) && !words.placeholder ? ['placeholder'] : []),
    ...options.map((option) => `"${option}"`),
  ]
}
