import { escapeHtml } from '../_shared/escape-html.ts'
import { chooserOf } from '../_shared/generated/file-rules.ts'
import { given } from '../_shared/generated/form-rules.ts'
import type { PublishedField } from '../_shared/generated/published-form.ts'

/** A text of the site's as HTML. */
export type Shown = (text: string) => string

/** A field with what was entered, and beneath it what is wrong with that. */
export function fieldHtml(
  field: PublishedField,
  entry: string | string[],
  error: string | undefined,
  shown: Shown,
): string {
  const { name, kind, hint, again } = field
  const about = { hint, again, error }
  const said = Object.entries(about).flatMap(([what, text]) => (text ? [{ what, text }] : []))
  const ids = said.map(({ what }) => `${name}-${what}`).join(' ')
  const attributes = [error && 'aria-invalid="true"', ids && `aria-describedby="${ids}"`].filter(
    Boolean,
  )
  const below = said
    .map(({ what, text }) => `<p id="${name}-${what}" class="${what}">${shown(text)}</p>`)
    .join('')
  const label = shown(field.label)
  if (kind === 'choices')
    return `<fieldset id="${name}" tabindex="-1" ${attributes.join(' ')}><legend>${label}</legend>${optionsHtml(field, [entry].flat(), shown)}${below}</fieldset>`
  const control = controlHtml(field, String(entry), attributes.join(' '), shown)
  return kind === 'consent'
    ? `<div><label>${control} ${label}</label>${below}</div>`
    : `<div><label for="${name}">${label}</label>${control}${below}</div>`
}

/** In these no language is written. */
const leftToRight = new Set(['email', 'tel', 'number'])
const types: { [kind: string]: string } = { email: 'email', tel: 'tel', date: 'date' }

function controlHtml(
  field: PublishedField,
  entry: string,
  attributes: string,
  shown: Shown,
): string {
  const { name, kind, required, autoComplete } = field
  const common = [
    `id="${name}" name="${name}"`,
    kind in types && `type="${types[kind]}"`,
    autoComplete && `autocomplete="${escapeHtml(autoComplete)}"`,
    kind === 'long-text' && 'rows="6"',
    kind === 'number' && 'inputmode="decimal"',
    leftToRight.has(kind) && 'dir="ltr"',
    required && 'required',
    attributes,
  ]
    .filter(Boolean)
    .join(' ')
  // A line break right after the tag is dropped by browsers; this one is, instead of the visitor's own.
  if (kind === 'long-text') return `<textarea ${common}>\n${escapeHtml(entry)}</textarea>`
  if (kind === 'choice')
    return `<select ${common}><option></option>${chosenHtml(field, entry, shown)}</select>`
  if (kind === 'file')
    return `<input ${common} type="file" accept="${chooserOf(field)}"${field.most === 1 ? '' : ' multiple'}>`
  if (kind === 'consent')
    return `<input ${common} type="checkbox" value="${given}"${entry ? ' checked' : ''}>`
  return `<input ${common} value="${escapeHtml(entry)}">`
}

function chosenHtml(
  { options = [], optionWords = options }: PublishedField,
  entry: string,
  shown: Shown,
): string {
  return options
    .map((option, index) => {
      const chosen = option === entry ? ' selected' : ''
      return `<option value="${escapeHtml(option)}"${chosen}>${shown(optionWords[index] ?? option)}</option>`
    })
    .join('')
}

function optionsHtml(
  { name, options = [], optionWords = options }: PublishedField,
  entries: string[],
  shown: Shown,
): string {
  return options
    .map((option, index) => {
      const chosen = entries.includes(option) ? ' checked' : ''
      return `<label><input type="checkbox" name="${name}" value="${escapeHtml(option)}"${chosen}> ${shown(optionWords[index] ?? option)}</label>`
    })
    .join('')
}
