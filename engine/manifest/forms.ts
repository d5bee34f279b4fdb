import { chooserOf, mostMegabytes, typeNames, usualMegabytes } from '../../schema/file-rules.ts'
import type { FieldErrors } from '../../schema/form-rules.ts'
import type { DeclaredField, Form } from '../../schema/generated/manifest.js'
import type { ShownField } from './shown-field.ts'
import type { Globals, Resolved } from './stages.ts'
import { type FormTexts, formTexts } from './texts/engine-texts.ts'

/** The fields of each declared form, made whole. */
export interface ShownForms {
  [name: string]: ShownField[]
}

/** The declared forms with all that is not said of them: limits, widths, the engine's words in their language. */
export function shownForms({ forms = {}, site }: Resolved<Globals>): ShownForms {
  const fieldsOf = ({ fields, language = site.language }: Form) =>
    fields.map((field) => shownField(field, language))
  return Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, fieldsOf(form)]))
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
    // As what is entered is cleaned, or nothing that is chosen would be among them.
    ...(options && { options: options.map((option) => option.normalize('NFC').trim()) }),
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
