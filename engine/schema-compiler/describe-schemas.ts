import type { Format } from '../../schema/formats.ts'
import { isSchema, type JsonSchema, type Schemas } from './read-schemas.ts'
import { follow, type Placed, typeName } from './schema-names.ts'

/** What a field holds, and what the person who edits is told of it. */
export type Field = FieldWords & FieldKind

interface FieldWords {
  title: string
  description?: string
  isRequired?: true
  /** What could stand there, for the empty field. */
  example?: string
}

type FieldKind =
  | { kind: 'text'; format: Format; min?: number; max?: number }
  | { kind: 'choice'; of: string[]; format?: Format; default?: string }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'yes-no'; default?: boolean }
  | { kind: 'list'; item: Field; min?: number; max?: number }
  /** Values under names that the person gives, which have this pattern. */
  | { kind: 'map'; entry: Field; names?: string }
  | { kind: 'shape'; shape: string }
  | { kind: 'union'; union: string }
  /** What is set once and for all, and what has no shape of its own. */
  | { kind: 'constant' }
  | { kind: 'free' }

/** All that the schemas say of the manifest's parts. */
export interface Descriptions {
  root: string
  shapes: { [shape: string]: ShapeWords & { fields: { [key: string]: Field } } }
  /** The shape that a value has by its "type". */
  unions: { [union: string]: ShapeWords & { types: { [type: string]: string } } }
}

interface ShapeWords {
  title: string
  description?: string
}

/** Where the walk stands, and what it fills. */
interface Walk {
  schemas: Schemas
  into: Descriptions
}

/**
 * What the schemas say of every part, in one table: what it holds, and the words for the person who edits.
 * @param entry the path of the schema that the table begins with
 */
export function describeSchemas(schemas: Schemas, entry: string): Descriptions {
  const into: Descriptions = { root: '', shapes: {}, unions: {} }
  const whole = { schema: schemas.get(entry) ?? {}, file: entry }
  into.root = addShape(whole, { schemas, into })
  for (const [file, schema] of schemas) {
    const shape = into.shapes[typeName(String(schema.title))]
    if (shape && file.startsWith('blocks/'))
      for (const example of [schema.examples ?? []].flat()) addExamples(example, shape.fields, into)
  }
  return into
}

function fieldOf(placed: Placed, title: string, walk: Walk): Field {
  const { schema } = placed
  const target = targetOf(placed, walk.schemas)
  const kind = kindOf(target, walk)
  const isPart = kind.kind === 'shape' || kind.kind === 'union'
  const description = schema.description ?? target.schema.description
  const example = [target.schema.examples ?? []].flat()[0]
  // The title of a shape is its own name; only beside a reference it is that of the field.
  const own = isPart && schema.$ref === undefined ? undefined : schema.title
  const lent = isPart ? undefined : target.schema.title
  return {
    title: String(own ?? lent ?? title),
    ...(typeof description === 'string' && { description }),
    ...(typeof example === 'string' && { example }),
    ...kind,
  }
}

function targetOf(placed: Placed, schemas: Schemas): Placed {
  const { $ref } = placed.schema
  return typeof $ref === 'string' ? targetOf(follow($ref, placed.file, schemas), schemas) : placed
}

function kindOf(placed: Placed, walk: Walk): FieldKind {
  const { schema, file } = placed
  if (isSchema(schema.items)) return listOf(placed, schema.items, walk)
  if (isSchema(schema.additionalProperties)) {
    const entry = { schema: schema.additionalProperties, file }
    const pattern = isSchema(schema.propertyNames) ? schema.propertyNames.pattern : undefined
    const names = typeof pattern === 'string' ? { names: pattern } : {}
    return { kind: 'map', entry: fieldOf(entry, titleOf(entry, walk.schemas), walk), ...names }
  }
  if (Array.isArray(schema.oneOf)) return { kind: 'union', union: addUnion(placed, walk) }
  if (isSchema(schema.properties)) return { kind: 'shape', shape: addShape(placed, walk) }
  return scalarOf(schema)
}

function listOf({ schema, file }: Placed, items: JsonSchema, walk: Walk): FieldKind {
  const item = { schema: items, file }
  const limits = limitsOf(schema.minItems, schema.maxItems)
  return { kind: 'list', item: fieldOf(item, titleOf(item, walk.schemas), walk), ...limits }
}

function scalarOf(schema: JsonSchema): FieldKind {
  const format = schema.format as Format | undefined // the validator's compiler knows no other word
  if (Array.isArray(schema.enum))
    return {
      kind: 'choice',
      of: schema.enum.map(String),
      ...(format && { format }),
      ...(typeof schema.default === 'string' && { default: schema.default }),
    }
  if (schema.type === 'boolean')
    return {
      kind: 'yes-no',
      ...(typeof schema.default === 'boolean' && { default: schema.default }),
    }
  if (schema.type === 'integer' || schema.type === 'number')
    return { kind: 'number', ...limitsOf(schema.minimum, schema.maximum) }
  if (schema.const !== undefined) return { kind: 'constant' }
  if (!format) return { kind: 'free' }
  return { kind: 'text', format, ...limitsOf(schema.minLength, schema.maxLength) }
}

function limitsOf(min: unknown, max: unknown): { min?: number; max?: number } {
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
}

function addShape(placed: Placed, walk: Walk): string {
  const { schema, file } = placed
  const words = wordsOf(placed)
  const name = typeName(words.title)
  if (name in walk.into.shapes) return name
  const fields: { [key: string]: Field } = {}
  walk.into.shapes[name] = { ...words, fields } // before descending, so that a shape may hold itself
  const required = new Set([schema.required ?? []].flat())
  for (const [key, property] of Object.entries(Object(schema.properties))) {
    if (!isSchema(property)) continue
    const field = fieldOf({ schema: property, file }, inWords(key), walk)
    fields[key] = required.has(key) ? { ...field, isRequired: true } : field
  }
  return name
}

function addUnion(placed: Placed, walk: Walk): string {
  const { schema, file } = placed
  const words = wordsOf(placed)
  const name = typeName(words.title)
  if (name in walk.into.unions) return name
  const types: { [type: string]: string } = {}
  walk.into.unions[name] = { ...words, types }
  for (const branch of [schema.oneOf].flat().filter(isSchema)) {
    const target = follow(String(branch.$ref), file, walk.schemas)
    const shape = addShape(target, walk)
    for (const type of typesOf(target.schema)) types[type] = shape
  }
  return name
}

/** The values of "type" that tell a branch of a union. */
function typesOf({ properties }: JsonSchema): string[] {
  const type = isSchema(properties) && properties.type
  if (!isSchema(type)) return []
  return [type.const, type.enum].flat().filter((value) => typeof value === 'string')
}

function wordsOf({ schema: { title, description }, file }: Placed): ShapeWords {
  if (typeof title !== 'string') throw new Error(`A part of "${file}" has properties and no title.`)
  return { title, ...(typeof description === 'string' && { description }) }
}

/** What an item of a list is called. */
function titleOf(placed: Placed, schemas: Schemas): string {
  return String(targetOf(placed, schemas).schema.title ?? 'Item')
}

/** A key as a person would write it: "classSize" is the class size. */
function inWords(key: string): string {
  const words = key.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Takes from a block's example what could stand in each field; the first that is found counts. */
function addExamples(example: unknown, fields: { [key: string]: Field }, into: Descriptions): void {
  for (const [key, value] of Object.entries(Object(example))) {
    const field = fields[key]
    if (field) addExample(value, field, into)
  }
}

function addExample(value: unknown, field: Field, into: Descriptions): void {
  if (field.kind === 'text' && typeof value === 'string') field.example ??= value
  if (field.kind === 'list' && Array.isArray(value))
    for (const item of value) addExample(item, field.item, into)
  if (field.kind === 'shape') addExamples(value, into.shapes[field.shape]?.fields ?? {}, into)
}
