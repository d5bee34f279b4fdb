import { mostFiles } from '../../schema/file-rules.ts'
import type { DeclaredField, Form } from '../../schema/generated/manifest.js'
import { type Finding, type FindingCode, finding } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import { counted } from '../text/counted.ts'
import type { Path } from '../text/path.ts'
import type { Part } from './subject.ts'

/** Fields of a form that have the name of another one: of the two, one would be lost. */
export const formFieldDuplicate = (part: Part) =>
  eachForm(part, ({ fields }) =>
    fields.flatMap(({ name }, index) => {
      if (fields.findIndex((field) => field.name === name) === index) return []
      const message = `Two fields of the form have the name "${name}": what is entered in one would be lost.`
      return { path: ['fields', index, 'name'], message, hint: 'Give one of them another name.' }
    }),
  )('form-field-duplicate')

/** Fields that nobody could fill in as they are, or that have what their kind does not know. */
export const formFieldUnfit = (part: Part) =>
  eachForm(part, ({ fields }) =>
    fields.flatMap((field, index) =>
      misfitsOf(field).map(({ path, ...fault }) => ({
        ...fault,
        path: ['fields', index, ...path],
      })),
    ),
  )('form-field-unfit')

/** Names in a subject that are none of the form's fields. */
export const formSubjectUnknown = (part: Part) =>
  eachForm(part, ({ fields, mail }) => {
    const known = fields.map(({ name }) => name)
    const named = [...(mail?.subject ?? '').matchAll(/\[([a-z][a-z0-9-]*)\]/g)]
    return named.flatMap(([, name = '']) => {
      if (known.includes(name)) return []
      const message = `The subject names "${name}", which is no field of the form, so the brackets would be mailed.`
      const hint = didYouMean(name, known, `Its fields are: ${known.join(', ')}.`)
      return { path: ['mail', 'subject'], message, hint }
    })
  })('form-subject-unknown')

interface Fault {
  path: Path
  message: string
  hint: string
}

const eachForm =
  ({ resolved, source }: Part, judge: (form: Form) => Fault[]) =>
  (code: FindingCode): Finding[] =>
    Object.entries(('forms' in resolved && resolved.forms) || {}).flatMap(([name, form]) =>
      judge(form).map(({ path, message, hint }) =>
        finding(code, source.placeOf(['forms', name, ...path]), message, hint),
      ),
    )

function misfitsOf(field: DeclaredField): Fault[] {
  const { kind, name, options, least, most, earliest, latest } = field
  const faults = fileMisfitsOf(field)
  const fault = (key: keyof DeclaredField, message: string, hint: string) =>
    faults.push(faultOf(field, key, message, hint))
  const isChosen = kind === 'choice' || kind === 'choices'
  if (isChosen && !options)
    fault('options', `The field "${name}" has nothing to choose from.`, 'Add "options".')
  if (!isChosen && options)
    fault(
      'options',
      `The field "${name}" has options, which would not be shown.`,
      'Make it "choice" or "choices", or remove them.',
    )
  if (options && new Set(options).size < options.length)
    fault('options', `The field "${name}" has an option twice.`, 'Remove one of them.')
  if (least !== undefined && most !== undefined && least > most)
    fault(
      'least',
      `The field "${name}" asks for ${least} at least, and allows ${most}.`,
      'Change one of them.',
    )
  if (earliest && latest && earliest > latest)
    fault('earliest', `The field "${name}" begins after its last day.`, 'Change one of the days.')
  if (kind !== 'date' && (earliest ?? latest))
    fault(
      earliest ? 'earliest' : 'latest',
      `The field "${name}" is no day, so the day would be ignored.`,
      'Make it "date", or remove the day.',
    )
  const isUncounted = kind === 'date' || kind === 'choice' || kind === 'consent'
  if (isUncounted && (least ?? most) !== undefined)
    fault(
      least === undefined ? 'most' : 'least',
      `The field "${name}" has a limit that its kind does not know, so it would be ignored.`,
      kind === 'date' ? 'Use "earliest" and "latest".' : 'Remove it.',
    )
  return faults
}

function faultOf(
  field: DeclaredField,
  key: keyof DeclaredField,
  message: string,
  hint: string,
): Fault {
  return { path: field[key] === undefined ? [] : [key], message, hint }
}

function fileMisfitsOf(field: DeclaredField): Fault[] {
  const { kind, name, least = 0, most = 1 } = field
  if (kind === 'file') {
    const isCount = Number.isInteger(most) && most >= 1 && most <= mostFiles
    const message = `The field "${name}" takes ${counted(most, 'file')}; it has to be a whole number from 1 to ${mostFiles}.`
    if (!isCount) return [faultOf(field, 'most', message, 'Change "most".')]
    const few = `The field "${name}" asks for ${counted(least, 'file')} at least, and takes one.`
    const isFew = field.most === undefined && least > most
    return isFew ? [faultOf(field, 'least', few, 'Say with "most" how many it takes.')] : []
  }
  return (['accept', 'megabytes'] as const)
    .filter((key) => field[key] !== undefined)
    .map((key) => {
      const message = `The field "${name}" takes no files, so "${key}" would be ignored.`
      return faultOf(field, key, message, 'Make it "file", or remove that.')
    })
}
