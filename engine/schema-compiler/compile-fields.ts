import { isSchema, type JsonSchema, type Schemas } from './read-schemas.ts'
import { follow, type Placed, typeName } from './schema-names.ts'

/** What a property holds: a text of a format (`href`), another shape (`Card`), a list (`[Card]`) or a map (`{Card}`) of such. */
type Field = string

/** Every shape with its properties that hold texts. */
export interface FieldTable {
  shapes: { [shape: string]: { [property: string]: Field } }
  /** The shape that a value has by its "type". */
  unions: { [shape: string]: { [type: string]: string } }
}

/**
 * What stands where in the manifest, for those who walk it. What holds no text is left out.
 * @param entry the path of the schema that the table begins with
 */
export function compileFields(schemas: Schemas, entry: string): FieldTable {
  const table: FieldTable = { shapes: {}, unions: {} }
  fieldOf({ schema: schemas.get(entry) ?? {}, file: entry }, schemas, table)
  return table
}

function fieldOf(placed: Placed, schemas: Schemas, table: FieldTable): Field | undefined {
  const { schema, file } = placed
  if (typeof schema.$ref === 'string')
    return fieldOf(follow(schema.$ref, file, schemas), schemas, table)
  if (typeof schema.format === 'string') return schema.format
  if (isSchema(schema.items)) {
    const item = fieldOf({ schema: schema.items, file }, schemas, table)
    return item && `[${item}]`
  }
  if (isSchema(schema.additionalProperties)) {
    const entry = fieldOf({ schema: schema.additionalProperties, file }, schemas, table)
    return entry && `{${entry}}`
  }
  if (Array.isArray(schema.oneOf)) return addUnion(placed, schemas, table)
  return isSchema(schema.properties) ? addShape(placed, schemas, table) : undefined
}

function addShape({ schema, file }: Placed, schemas: Schemas, table: FieldTable): string {
  const name = nameOf(schema, file)
  if (name in table.shapes) return name
  const fields: FieldTable['shapes'][string] = {}
  table.shapes[name] = fields // before descending, so that a shape may hold itself
  for (const [key, property] of Object.entries(Object(schema.properties))) {
    const field = isSchema(property) && fieldOf({ schema: property, file }, schemas, table)
    if (field) fields[key] = field
  }
  return name
}

function addUnion({ schema, file }: Placed, schemas: Schemas, table: FieldTable): string {
  const name = nameOf(schema, file)
  if (name in table.unions) return name
  const kinds: FieldTable['unions'][string] = {}
  table.unions[name] = kinds
  for (const branch of [schema.oneOf].flat().filter(isSchema)) {
    const placed = follow(String(branch.$ref), file, schemas)
    const shape = addShape(placed, schemas, table)
    for (const type of typesOf(placed.schema)) kinds[type] = shape
  }
  return name
}

/** The values of "type" that tell a branch of a union. */
function typesOf({ properties }: JsonSchema): string[] {
  const type = isSchema(properties) && properties.type
  if (!isSchema(type)) return []
  return [type.const, type.enum].flat().filter((value) => typeof value === 'string')
}

function nameOf({ title }: JsonSchema, file: string): string {
  if (typeof title !== 'string') throw new Error(`A part of "${file}" has properties and no title.`)
  return typeName(title)
}
