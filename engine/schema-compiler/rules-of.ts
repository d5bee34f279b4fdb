import { dirname, posix } from 'node:path'
import type { Schema } from '../../schema/validator/schema.ts'
import { isSchema, type JsonSchema } from './read-schemas.ts'

/** What says nothing of whether a value fits. */
const unread = ['$schema', 'examples', 'format', 'default']

/** The keywords that the validator knows, and what is done with each. */
const keywords: { [K in keyof Required<Schema> | 'definitions']: 'kept' | 'part' | 'parts' } = {
  title: 'kept',
  description: 'kept',
  $ref: 'kept',
  type: 'kept',
  enum: 'kept',
  const: 'kept',
  minimum: 'kept',
  maximum: 'kept',
  minLength: 'kept',
  maxLength: 'kept',
  pattern: 'kept',
  minItems: 'kept',
  maxItems: 'kept',
  items: 'part',
  required: 'kept',
  propertyNames: 'part',
  properties: 'parts',
  additionalProperties: 'part',
  discriminator: 'kept',
  oneOf: 'parts',
  definitions: 'parts',
}

/**
 * A schema as the validator reads it: its rules and its words, with references that begin at the folder of all schemas.
 * @throws where it has a rule that the validator does not know, in a sentence
 */
export function rulesOf(schema: JsonSchema, file: string): JsonSchema {
  const part = (value: unknown) => (isSchema(value) ? rulesOf(value, file) : value)
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (unread.includes(keyword)) return []
    if (!isKnown(keyword))
      throw new Error(
        `"${file}" has the rule "${keyword}", which the check of a manifest does not know. It knows: ${Object.keys(keywords).join(', ')}.`,
      )
    if (keyword === '$ref') return [[keyword, fromFolder(String(value), file)]]
    if (keywords[keyword] === 'part') return [[keyword, part(value)]]
    if (keywords[keyword] === 'kept') return [[keyword, value]]
    if (Array.isArray(value)) return [[keyword, value.map(part)]]
    const named = Object.entries(Object(value)).map(([name, value]) => [name, part(value)])
    return [[keyword, Object.fromEntries(named)]]
  })
  return Object.fromEntries(entries)
}

const isKnown = (keyword: string): keyword is keyof typeof keywords => keyword in keywords

function fromFolder($ref: string, file: string): string {
  const [path = '', pointer] = $ref.split('#')
  const name = path ? posix.join(dirname(file), path) : file
  return pointer === undefined ? name : `${name}#${pointer}`
}
