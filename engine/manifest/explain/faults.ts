import type { SchemaError } from '../../../schema/generated/manifest.js'
import { replaceValue } from '../edits.ts'
import type { Finding, FindingCode } from '../finding.ts'
import { pathOf, type Source } from '../source.ts'
import { ofPage } from './missing.ts'

/** What is wrong with a value, by the rule that it breaks. */
type Fault = (error: SchemaError) => [code: FindingCode, what: string, hint: string]

const faults: { [keyword: string]: Fault } = {
  type: ({ params: { type }, data }) => [
    'value-wrong-type',
    `This is ${kindOf(data)}, but must be ${inWords[String(type)] ?? type}.`,
    `Write ${samples[String(type)] ?? 'it so'}.`,
  ],
  const: ({ params: { allowedValue } }) => [
    'value-wrong-type',
    `This must be ${JSON.stringify(allowedValue)}.`,
    'Write it so.',
  ],
  minLength: () => ['value-length', 'This text is empty.', 'Write a text, or remove the field.'],
  maxLength: ({ params: { limit } }) => [
    'value-length',
    `This text is longer than ${limit} characters.`,
    'Shorten it.',
  ],
  minItems: ({ params: { limit } }) => [
    'value-length',
    `This list needs at least ${limit === 1 ? 'one item' : `${limit} items`}.`,
    'Add to it, or remove the field.',
  ],
  maxItems: ({ params: { limit } }) => [
    'value-length',
    `This list has more than ${limit} items.`,
    'Take some out.',
  ],
  minimum: ({ params: { limit } }) => [
    'value-malformed',
    `This number must be at least ${limit}.`,
    'Write a larger one.',
  ],
  pattern: ({ params: { pattern }, parentSchema }) => [
    'value-malformed',
    'This text has not the form that the field asks for.',
    parentSchema?.description ?? `It must fit ${pattern}.`,
  ],
  propertyNames: ({ params: { propertyName } }) => [
    'value-malformed',
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

const samples: { [type: string]: string } = {
  string: 'it as "…"',
  integer: 'digits without quotes, as in 32',
  boolean: 'true or false without quotes',
  array: 'it as [ … ], also where there is only one',
  object: 'it as { "field": … }',
}

export function explainFault(error: SchemaError, source: Source): Finding | undefined {
  const fault = faults[error.keyword]
  // "oneOf" and the inside of "propertyNames" only repeat what another finding says.
  if (!fault || error.schemaPath.includes('propertyNames/')) return undefined
  const path = pathOf(error.instancePath)
  if (error.keyword === 'propertyNames') path.push(String(error.params.propertyName))
  const at = error.keyword === 'propertyNames' ? source.placeOfKey(path) : source.placeOf(path)
  const isHead =
    error.keyword === 'minLength' && path.length <= 3 && typeof path.at(-1) === 'string'
  const special =
    isHead && (path[0] === 'pages' || path[0] === 'notFound')
      ? ofPage[String(path.at(-1))]
      : undefined
  const [code, message, hint] = special ?? fault(error)
  return source.finding(code, at, message, hint, fixOf(error, path, source))
}

/** A number or a truth in quotes, or a number where a text belongs, means only one thing. */
function fixOf({ keyword, params, data }: SchemaError, path: (string | number)[], source: Source) {
  if (keyword !== 'type') return undefined
  if (params.type === 'integer' && typeof data === 'string' && /^\d{1,9}$/.test(data))
    return replaceValue(source, path, Number(data))
  if (params.type === 'boolean' && (data === 'true' || data === 'false'))
    return replaceValue(source, path, data === 'true')
  if (params.type === 'string' && (typeof data === 'number' || typeof data === 'boolean'))
    return replaceValue(source, path, String(data))
  return undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null, which is nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'string') return 'a text'
  return typeof value === 'number' ? 'a number' : `the word ${String(value)}`
}
