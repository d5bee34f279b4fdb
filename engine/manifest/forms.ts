import { chooserOf, mostMegabytes, typeNames, usualMegabytes } from '../../schema/file-rules.ts'
import type { FieldErrors } from '../../schema/form-rules.ts'
import type {
  DeclaredField,
  FieldInAnotherLanguage,
  Form,
  FormInAnotherLanguage,
} from '../../schema/generated/manifest.js'
import { homeOf, isBelow } from './languages.ts'
import type { ShownField } from './shown-field.ts'
import type { Globals, Resolved } from './stages.ts'
import { type FormTexts, formTexts } from './texts/engine-texts.ts'

/** The fields of each declared form, made whole. */
export interface ShownForms {
  [name: string]: ShownField[]
}

/** The declared forms as pages of each language show them. It can be sent to a thread. */
export interface SiteForms {
  /** The site's own. */
  language: string
  forms: ShownForms
  /** The site's other languages, each below its home, with the forms that have words in it. */
  others: { language: string; home: string; forms: ShownForms }[]
}

/** The declared forms with all that is not said of them: limits, widths, the engine's words in their language. */
export function shownForms({ forms = {}, site }: Resolved<Globals>): SiteForms {
  const { language: own, languages = {} } = site
  const fieldsOf = ({ fields, language = own }: Form) =>
    fields.map((field) => shownField(field, language))
  const eachForm = (fields: (name: string, form: Form) => ShownField[] | undefined) =>
    Object.fromEntries(
      Object.entries(forms).flatMap(([name, form]) => {
        const shown = fields(name, form)
        return shown ? [[name, shown]] : []
      }),
    )
  return {
    language: own,
    forms: eachForm((_, form) => fieldsOf(form)),
    others: Object.entries(languages).map(([language, { forms: words = {} }]) => ({
      ...{ language, home: homeOf(language) },
      forms: eachForm((name, { fields }) => {
        const within = Object.hasOwn(words, name) ? words[name] : undefined
        return within && fields.map((field) => translatedField(field, language, within))
      }),
    })),
  }
}

/** A field in another language: what is told of it that the form says itself is said by the engine there. */
function translatedField(
  { errors: _, ...declared }: DeclaredField,
  language: string,
  { fields }: FormInAnotherLanguage,
): ShownField {
  const { options = {}, ...words }: FieldInAnotherLanguage = Object.hasOwn(fields, declared.name)
    ? (fields[declared.name] ?? {})
    : {}
  const field = shownField({ ...declared, ...words }, language)
  const shown = new Map(Object.entries(options).map(([option, text]) => [tidied(option), text]))
  const optionWords = field.options?.map((option) => shown.get(option) ?? option)
  return { ...field, ...(optionWords && { optionWords }) }
}

/** What a page has to do with forms: which it can show, and in which language it is. */
export interface PageForms {
  language: string
  /** Whether that is the site's own. */
  isOwn: boolean
  forms: ShownForms
}

/** The forms as a page shows them, by the language that it names, else by its path. */
export function formsAt(
  { path, language }: { path: string; language?: string },
  site: SiteForms,
): PageForms {
  const around = site.others.find(({ home }) => isBelow(path, home)) ?? site
  return formsIn(language ?? around.language, site)
}

export function formsIn(language: string, site: SiteForms): PageForms {
  const other = site.others.find((each) => each.language === language)
  const forms = { ...site.forms, ...other?.forms }
  return { language, isOwn: language === site.language, forms }
}

/** Letters, or files. */
const usualMost: { [kind: string]: number } = {
  ...{ text: 200, email: 255, tel: 40, 'long-text': 2000, file: 1 },
}
const isShort = new Set(['text', 'email', 'tel', 'number', 'date', 'choice'])

function shownField(declared: DeclaredField, language: string): ShownField {
  const { width, errors, options, most = usualMost[declared.kind], ...field } = declared
  const autoComplete = autoCompleteOf(field)
  const whole = { ...field, ...(most !== undefined && { most }) }
  return {
    ...whole,
    ...(options && { options: options.map(tidied) }),
    ...(autoComplete && { autoComplete }),
    ...((width ? width === 'full' : !isShort.has(field.kind)) && { isWide: true }),
    ...(field.kind === 'file' && { files: filesOf(field, language) }),
    errors: { ...errorsOf(whole, language), ...errors },
  }
}

function filesOf(
  field: Pick<DeclaredField, 'accept'>,
  language: string,
): NonNullable<ShownField['files']> {
  const { removeFile, chooseAgain } = formTexts(language)
  return { chooser: chooserOf(field), remove: removeFile, again: chooseAgain }
}

/** An option as what is entered is cleaned, or nothing that is chosen would be among them. */
export const tidied = (option: string) => option.normalize('NFC').trim()

/** WCAG 2.2 SC 1.3.5: what is asked of visitors themselves, browsers may fill in. */
function autoCompleteOf({ name, kind }: Pick<DeclaredField, 'name' | 'kind'>): string | undefined {
  if (kind === 'email' || kind === 'tel') return kind
  return name === 'name' || name === 'organization' ? name : undefined
}

type Limited = Pick<
  DeclaredField,
  'kind' | 'least' | 'most' | 'earliest' | 'latest' | 'accept' | 'megabytes'
>

function errorsOf(field: Limited, language: string): FieldErrors {
  const texts = formTexts(language)
  const { kind, least, most, earliest, latest } = field
  const number = (limit = 0) => limit.toLocaleString(tagOf(language))
  if (kind === 'date')
    return {
      ...{ missing: texts.missing, malformed: texts.date },
      least: texts.earliest.replace('#', earliest ? dayIn(earliest, language) : ''),
      most: texts.latest.replace('#', latest ? dayIn(latest, language) : ''),
    }
  const words = wordsOf(kind, texts)
  const { megabytes = usualMegabytes } = field
  return {
    ...words,
    ...(kind === 'file' && {
      malformed: texts.fileKind.replace('#', typeNames(field).join(', ')),
      size: texts.fileSize.replace('#', number(megabytes)).replace('#', number(mostMegabytes)),
    }),
    least: words.least.replace('#', number(least)),
    most: words.most.replace('#', number(most)),
  }
}

function wordsOf(kind: DeclaredField['kind'], texts: FormTexts): FieldErrors {
  const { missing, unchosen, disagreed, choice, least, most } = texts
  const { leastLetters, mostLetters, leastChoices, mostChoices } = texts
  if (kind === 'number') return { missing, malformed: texts.number, least, most }
  if (kind === 'choice' || kind === 'choices' || kind === 'file')
    return { missing: unchosen, malformed: choice, least: leastChoices, most: mostChoices }
  const malformed = kind === 'email' || kind === 'tel' ? texts[kind] : missing
  return {
    missing: kind === 'consent' ? disagreed : missing,
    ...{ malformed, least: leastLetters, most: mostLetters },
  }
}

function dayIn(day: string, language: string): string {
  return new Date(day).toLocaleDateString(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' })
}

/** A tag that is none is found elsewhere, and is no reason to stop here. */
function tagOf(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
