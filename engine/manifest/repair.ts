import type { SchemaError, Validate } from '../../schema/generated/manifest.js'
import { suggest } from '../findings/suggest.ts'
import { numberOf } from '../text/path.ts'
import { pathOf, pointerOf } from '../text/source.ts'

/** A value of the schema's shape. */
export interface Shaped<T> {
  /** As it stands in the file; where it breaks the schema, as near to it as can be; absent where that is not near at all. */
  value?: T
  /** The addresses within the manifest of values that are not as they stand in the file. */
  made: Set<string>
}

/** What an empty text is made for the time of the analysis. */
export const madeText = 'x'

/** Rounds until a value fits: each mends what the round before uncovered. */
const maxRounds = 12

/**
 * Mends a copy of a value until it has the schema's shape, so that links, paths and texts are judged as
 * well although something else is wrong. Each value keeps its address. What is made up is listed, and
 * no finding may come of it.
 * @param base the address of the value within the manifest
 */
export function repair<T>(value: unknown, isValid: Validate<T>, base: string): Shaped<T> {
  const made = new Set<string>()
  let copy: unknown = structuredClone(value)
  for (let round = 0; round < maxRounds; round++) {
    if (isValid(copy)) return { value: copy, made: within(base, made) }
    for (const error of isValid.errors ?? []) copy = mend(copy, error, made)
  }
  return { made: within(base, made) }
}

function within(base: string, pointers: Set<string>): Set<string> {
  return new Set([...pointers].map((pointer) => base + pointer))
}

function mend(root: unknown, error: SchemaError, made: Set<string>): unknown {
  const path = pathOf(error.instancePath)
  if (error.keyword === 'additionalProperties' || error.keyword === 'propertyNames')
    return removeKey(root, path, error)
  if (error.keyword === 'required')
    return addKey(root, path, String(error.params.missingProperty), made)
  const replacement = replacements[error.keyword]
  if (!replacement || error.schemaPath.includes('propertyNames/')) return root
  // What a block of an unknown kind would have held, such as places for links, nobody knows: its page is left alone.
  if (typeof error.params.tagValue === 'string' && Array.isArray(at(root, path.slice(0, -1))))
    return root
  made.add(error.instancePath)
  return put(root, path, replacement(error))
}

const replacements: { [keyword: string]: (error: SchemaError) => unknown } = {
  // A copy for each place: what is mended in one must not appear in another.
  type: ({ params }) => structuredClone(empty[String(params.type)]),
  const: ({ params }) => params.allowedValue,
  enum: ({ params }) => (Array.isArray(params.allowedValues) ? params.allowedValues[0] : undefined),
  minLength: () => madeText,
  minItems: ({ data }) => [...(Array.isArray(data) ? data : []), null],
  minimum: ({ params }) => params.limit,
  pattern: ({ params }) =>
    samples.find((text) => new RegExp(String(params.pattern), 'u').test(text)),
  discriminator: ({ parentSchema, data }) =>
    parentSchema?.title === 'Block'
      ? { ...idOf(data), type: 'prose', paragraphs: [madeText] }
      : { type: 'Service', name: 'x', description: 'x' },
}

const empty: { [type: string]: unknown } = {
  string: 'x',
  integer: 1,
  boolean: false,
  array: [],
  object: {},
}
const samples = ['x', 'en', 'https://example.com', '2000-01-01']

/** Links lead to a block whatever its type. */
function idOf(block: unknown): { id?: unknown } {
  return isRecord(block) && Object.hasOwn(block, 'id') ? { id: block.id } : {}
}

/** A misspelt key gives its value to the key that was meant, if that is missing. */
function removeKey(root: unknown, path: (string | number)[], error: SchemaError): unknown {
  const owner = at(root, path)
  const key = String(error.params.additionalProperty ?? error.params.propertyName)
  if (!isRecord(owner) || !Object.hasOwn(owner, key)) return root
  const meant = suggest(key, Object.keys(error.parentSchema?.properties ?? {}))
  if (meant !== undefined && !Object.hasOwn(owner, meant)) owner[meant] = owner[key]
  delete owner[key]
  return root
}

function addKey(root: unknown, path: (string | number)[], key: string, made: Set<string>): unknown {
  const owner = at(root, path)
  if (!isRecord(owner) || Object.hasOwn(owner, key)) return root
  owner[key] = null
  made.add(pointerOf([...path, key]))
  return root
}

function put(root: unknown, path: (string | number)[], value: unknown): unknown {
  const key = path.at(-1)
  if (key === undefined) return value
  const owner = at(root, path.slice(0, -1))
  if (Array.isArray(owner)) owner[numberOf(key)] = value
  else if (isRecord(owner)) owner[key] = value
  return root
}

function at(root: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], root)
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
