import blockTypes from '../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../schema/generated/manifest.js'
import type { Finding } from './finding.ts'
import { pathOf, type Source } from './source.ts'
import { didYouMean } from './suggest.ts'

type Explain = (error: SchemaError, source: Source) => Finding | undefined

/** Turns violations of the schema into findings, in the order of the text. */
export function explainSchemaErrors(errors: SchemaError[], source: Source): Finding[] {
  return errors
    .flatMap((error) => (explanations[error.keyword] ?? malformed)(error, source) ?? [])
    .sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
}

const explanations: { [keyword: string]: Explain } = {
  additionalProperties(error, source) {
    const key = String(error.params.additionalProperty)
    const at = source.placeOfKey([...pathOf(error.instancePath), key])
    const known = Object.keys(error.parentSchema?.properties ?? {})
    const message = `There is no field "${key}" in ${ownerOf(error)}; it would be ignored.`
    const hint = didYouMean(key, known, `The fields are: ${known.join(', ')}.`)
    return source.finding('key-unknown', at, message, hint)
  },
  required(error, source) {
    const key = String(error.params.missingProperty)
    const message = `The field "${key}" is missing in ${ownerOf(error)}.`
    const at = source.placeOf(pathOf(error.instancePath))
    return source.finding('key-missing', at, message, `Add "${key}": …`)
  },
  discriminator(error, source) {
    const type = error.params.tagValue
    if (type === undefined) return undefined // an echo: "type" is missing
    const isBlock = error.parentSchema?.title === 'Block'
    const known = isBlock
      ? blockTypes
      : ['Service', 'ProfessionalService', 'LocalBusiness', 'record']
    const at = source.placeOf([...pathOf(error.instancePath), 'type'])
    const message = `There is no ${isBlock ? 'block' : 'record'} "${String(type)}".`
    const hint = didYouMean(String(type), known, `The types are: ${known.join(', ')}.`)
    return source.finding('block-unknown-type', at, message, hint)
  },
  enum(error, source) {
    const value = String(error.data)
    const allowed = error.params.allowedValues
    const known = Array.isArray(allowed) ? allowed.map(String) : []
    const at = source.placeOf(pathOf(error.instancePath))
    const message = `"${value}" is not a value that this field takes.`
    const hint = didYouMean(value, known, `It takes: ${known.join(', ')}.`)
    return source.finding('value-unknown', at, message, hint)
  },
}

/** What is wrong with a value, by the rule that it breaks. */
const faults: {
  [keyword: string]: (params: SchemaError['params']) => [what: string, hint: string]
} = {
  type: ({ type }) => [`This must be ${inWords[String(type)] ?? type}.`, 'Write it so.'],
  const: ({ allowedValue }) => [`This must be ${JSON.stringify(allowedValue)}.`, 'Write it so.'],
  minLength: () => ['This text is empty.', 'Write a text, or remove the field.'],
  maxLength: ({ limit }) => [`This text is longer than ${limit} characters.`, 'Shorten it.'],
  minItems: ({ limit }) => [
    `This list needs at least ${limit} items.`,
    'Add to it, or remove the field.',
  ],
  minimum: ({ limit }) => [`This number must be at least ${limit}.`, 'Write a larger one.'],
  pattern: ({ pattern }) => [
    'This text has not the form that the field asks for.',
    `It must fit ${pattern}.`,
  ],
  propertyNames: ({ propertyName }) => [
    `"${propertyName}" cannot be a name here.`,
    'Begin with a small letter, then letters and digits.',
  ],
}

const inWords: { [type: string]: string } = {
  string: 'a text in double quotes',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
}

const malformed: Explain = (error, source) => {
  const fault = faults[error.keyword]
  // "oneOf" and the inside of "propertyNames" only repeat what another finding says.
  if (!fault || error.schemaPath.includes('propertyNames/')) return undefined
  const [message, hint] = fault(error.params)
  return source.finding(
    'value-malformed',
    source.placeOf(pathOf(error.instancePath)),
    message,
    hint,
  )
}

/** What a value belongs to, as an editor would call it. */
function ownerOf({ data, parentSchema }: SchemaError): string {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  if (typeof type === 'string' && blockTypes.includes(type)) return `the block "${type}"`
  return parentSchema?.title ? `"${parentSchema.title}"` : 'this object'
}
