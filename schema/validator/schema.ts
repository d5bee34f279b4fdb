import type { SchemaError } from '../generated/manifest.js'

/** A part of a schema, in the keywords that the manifest's schemas are written with. */
export interface Schema {
  title?: string
  description?: string
  /** What holds besides, by a schema's name and a pointer into it: `form.schema.json#/definitions/field`. */
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minItems?: number
  maxItems?: number
  items?: Schema
  required?: string[]
  propertyNames?: Schema
  properties?: { [key: string]: Schema }
  additionalProperties?: boolean | Schema
  /** The key that tells by its value which one of `oneOf` holds. */
  discriminator?: { propertyName: string }
  oneOf?: Schema[]
}

/** Schemas by their names. */
export interface Schemas {
  [name: string]: Schema & { definitions?: { [name: string]: Schema } }
}

/** What a reference leads to; a union's branch is one. */
export function follow($ref: string, schemas: Schemas): Schema {
  const [name = '', definition] = $ref.split('#/definitions/')
  const schema = schemas[name]
  const found = definition === undefined ? schema : schema?.definitions?.[definition]
  if (!found) throw new Error(`There is no schema "${$ref}". This is a bug in Broadsheet.`)
  return found
}

/** A value that is being checked, as far as it was seen. */
export interface Run {
  /** Where in it the check is. */
  path: (string | number)[]
  /** The key that is checked itself. */
  propertyName?: string | undefined
  errors: SchemaError[]
}

/** Adds what is wrong with the value at the run's path. */
export type Check = (value: unknown, run: Run) => void

/** What is told where a value breaks a keyword. */
export function refuse(
  parentSchema: Schema,
  keyword: string,
  params: SchemaError['params'],
): Check {
  return (data, { path, propertyName, errors }) => {
    const instancePath = path.map(pointerTo).join('')
    const error = { instancePath, keyword, params, parentSchema, data }
    errors.push(propertyName === undefined ? error : { ...error, propertyName })
  }
}

const pointerTo = (key: string | number) =>
  `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
