import blockTypes from '../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../schema/generated/manifest.js'
import type { Finding } from './finding.ts'
import { pathOf, type Source } from './source.ts'
import { didYouMean, suggest } from './suggest.ts'

type Explain = (error: SchemaError, source: Source) => Finding | undefined

/** Turns violations of the schema into findings, in the order of the text. */
export function explainSchemaErrors(errors: SchemaError[], source: Source): Finding[] {
  return errors
    .filter((error) => !errors.some((other) => isEcho(error, other)))
    .flatMap((error) => (explanations[error.keyword] ?? malformed)(error, source) ?? [])
    .sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
}

/** Whether an error only repeats another one: a mistyped key is not missing as well, and a number is no wrong word. */
function isEcho(error: SchemaError, cause: SchemaError): boolean {
  if (error.instancePath !== cause.instancePath) return false
  if (cause.keyword === 'type') return error.keyword !== 'type'
  return (
    error.keyword === 'required' &&
    cause.keyword === 'additionalProperties' &&
    suggest(String(cause.params.additionalProperty), fieldsOf(cause)) ===
      error.params.missingProperty
  )
}

const explanations: { [keyword: string]: Explain } = {
  additionalProperties(error, source) {
    const key = String(error.params.additionalProperty)
    const at = source.placeOfKey([...pathOf(error.instancePath), key])
    const known = fieldsOf(error)
    const message = `There is no field "${key}" in ${ownerOf(error)}; it would be ignored.`
    const hint = didYouMean(key, known, `The fields are: ${known.join(', ')}.`)
    return source.finding('key-unknown', at, message, hint)
  },
  required(error, source) {
    const key = String(error.params.missingProperty)
    const message = `The field "${key}" is missing in ${ownerOf(error)}, which cannot be shown without it.`
    const at = source.placeOf(pathOf(error.instancePath))
    const isBlock = key === 'type' && error.parentSchema?.title === 'Block'
    const { description } = error.parentSchema?.properties?.[key] ?? {}
    const words = isBlock ? `The types are: ${blockTypes.join(', ')}.` : whatBelongs(description)
    return source.finding('key-missing', at, message, `Add "${key}". ${words}`.trim())
  },
  discriminator(error, source) {
    const type = error.params.tagValue
    if (type === undefined) return undefined // an echo: "type" is missing
    const isBlock = error.parentSchema?.title === 'Block'
    const known = isBlock
      ? blockTypes
      : ['Service', 'ProfessionalService', 'LocalBusiness', 'record']
    const at = source.placeOf([...pathOf(error.instancePath), 'type'])
    const message = `There is no ${isBlock ? 'block' : 'record'} "${String(type)}", so nothing could be shown here.`
    const hint = didYouMean(String(type), known, `The types are: ${known.join(', ')}.`)
    return source.finding('block-unknown-type', at, message, hint)
  },
  enum(error, source) {
    const value = String(error.data)
    const allowed = error.params.allowedValues
    const known = Array.isArray(allowed) ? allowed.map(String) : []
    const at = source.placeOf(pathOf(error.instancePath))
    const message = `"${value}" is no value that ${fieldOf(error)} can have.`
    const hint = didYouMean(value, known, `It can have: ${known.join(', ')}.`)
    return source.finding('value-unknown', at, message, hint)
  },
  propertyNames(error, source) {
    const name = String(error.params.propertyName)
    const at = source.placeOfKey([...pathOf(error.instancePath), name])
    const message = `"${name}" cannot be a name in ${ownerOf(error)}, since no text could use it.`
    const hint = 'Begin with a small letter, then letters and digits, as in "openingHours".'
    return source.finding('value-malformed', at, message, hint)
  },
}

/** What is wrong with a value, by the rule that it breaks; the field's description is added to the hint. */
const faults: { [keyword: string]: (error: SchemaError) => [what: string, hint: string] } = {
  type({ params: { type }, data }) {
    const wanted = inWords[String(type)] ?? String(type)
    return [`must be ${wanted}, not ${inWords[kindOf(data)]}.`, `Write ${wanted} here.`]
  },
  const: ({ params: { allowedValue } }) => [
    `must be ${JSON.stringify(allowedValue)}.`,
    `Write ${JSON.stringify(allowedValue)} here.`,
  ],
  minLength: () => [
    'is an empty text.',
    'Write something, or remove the field if it may be absent.',
  ],
  minItems: ({ params: { limit } }) => [
    limit === 1 ? 'is an empty list.' : `needs at least ${limit} entries.`,
    'Add to the list, or remove the field if it may be absent.',
  ],
  minimum: ({ params: { limit } }) => [`must be at least ${limit}.`, 'Write a larger number.'],
  pattern: () => ['is not written in the way that is needed here.', ''],
}

const inWords: { [type: string]: string } = {
  string: 'a text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  null: 'null',
}

const malformed: Explain = (error, source) => {
  const fault = faults[error.keyword]
  // "oneOf" and the inside of "propertyNames" only repeat what another finding says.
  if (!fault || error.schemaPath.includes('propertyNames/')) return undefined
  const [what, hint] = fault(error)
  return source.finding(
    'value-malformed',
    source.placeOf(pathOf(error.instancePath)),
    `${capitalized(fieldOf(error))} ${what}`,
    `${hint} ${whatBelongs(error.parentSchema?.description)}`.trim(),
  )
}

function whatBelongs(description: string | undefined): string {
  return description ? `What belongs here: ${description}` : ''
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function fieldsOf({ parentSchema }: SchemaError): string[] {
  return Object.keys(parentSchema?.properties ?? {})
}

/** The field that a value stands in, as an editor would call it. */
function fieldOf({ instancePath }: SchemaError): string {
  const [key, owner] = pathOf(instancePath).reverse()
  if (key === undefined) return 'the manifest'
  return /^\d+$/.test(String(key)) ? `entry ${Number(key) + 1} of "${owner}"` : `"${key}"`
}

/** What a value belongs to, as an editor would call it. */
function ownerOf(error: SchemaError): string {
  const { data, parentSchema } = error
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  if (typeof type === 'string' && blockTypes.includes(type)) return `the block "${type}"`
  const field = fieldOf(error)
  if (!field.startsWith('entry ')) return field
  return `this ${(parentSchema?.title ?? 'object').replace(/\B[A-Z]/g, ' $&').toLowerCase()}`
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
