import type { SchemaError } from '../../../schema/generated/manifest.js'
import { setValue } from '../../text/edits/set-value.ts'
import { pathOf, type Source } from '../../text/source.ts'
import { type Finding, type FindingCode, finding } from '../finding.ts'
import { ofPage } from './missing.ts'
import { fieldOf, whatBelongs } from './owner.ts'

/** What is wrong with a value, by the rule that it breaks; the field's description is added to the hint. */
type Fault = (error: SchemaError) => [code: FindingCode, what: string, hint: string]

const faults: { [keyword: string]: Fault } = {
  type({ params: { type }, data }) {
    const wanted = inWords[String(type)] ?? String(type)
    return [
      'value-wrong-type',
      `must be ${wanted}, not ${inWords[kindOf(data)]}.`,
      `Write ${wanted} here.`,
    ]
  },
  const: ({ params: { allowedValue } }) => [
    'value-wrong-type',
    `must be ${JSON.stringify(allowedValue)}.`,
    `Write ${JSON.stringify(allowedValue)} here.`,
  ],
  minLength: () => [
    'value-length',
    'is an empty text.',
    'Write something, or remove the field if it may be absent.',
  ],
  minItems: ({ params: { limit } }) => [
    'value-length',
    limit === 1 ? 'is an empty list.' : `needs at least ${limit} entries.`,
    'Add to the list, or remove the field if it may be absent.',
  ],
  minimum: ({ params: { limit } }) => [
    'value-malformed',
    `must be at least ${limit}.`,
    'Write a larger number.',
  ],
  pattern: () => ['value-malformed', 'is not written in the way that is needed here.', ''],
}

const inWords: { [type: string]: string } = {
  string: 'a text in double quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  'array,object': 'a list in [ ]',
  object: 'an object in { }',
  null: 'null',
}

/** A value that breaks a rule of its own; undefined where another finding says so already. */
export function explainFault(error: SchemaError, source: Source): Finding | undefined {
  const fault = faults[error.keyword]
  // "oneOf" and the inside of "propertyNames" only repeat what another finding says.
  if (!fault || error.schemaPath.includes('propertyNames/')) return undefined
  const path = pathOf(error.instancePath)
  const at = source.placeOf(path)
  const missing =
    error.keyword === 'minLength' && isOfPage(path) ? ofPage[String(path.at(-1))] : undefined
  if (missing) return finding(missing[0], at, missing[1], missing[2])
  const [code, what, hint] = fault(error)
  const field = fieldOf(error)
  const message = `${field.charAt(0).toUpperCase()}${field.slice(1)} ${what}`
  const whole = `${hint} ${whatBelongs(error.parentSchema?.description)}`.trim()
  return finding(code, at, message, whole, fixOf(error, path, source))
}

/** Whether a field is a page's own, rather than one of its blocks'. */
const isOfPage = (path: (string | number)[]) =>
  (path[0] === 'pages' && path.length === 3) || (path[0] === 'notFound' && path.length === 2)

/** A number or a truth in quotes, or a number where a text belongs, means only one thing. */
function fixOf(error: SchemaError, path: (string | number)[], source: Source) {
  const { keyword, params, data, parentSchema } = error
  if (keyword !== 'type') return undefined
  if (params.type === 'integer' && typeof data === 'string' && /^\d{1,9}$/.test(data))
    return setValue(source, path, Number(data))
  if (params.type === 'boolean' && (data === 'true' || data === 'false'))
    return setValue(source, path, data === 'true')
  const isChoice = parentSchema?.enum !== undefined
  if (
    params.type === 'string' &&
    !isChoice &&
    (typeof data === 'number' || typeof data === 'boolean')
  )
    return setValue(source, path, String(data))
  return undefined
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
