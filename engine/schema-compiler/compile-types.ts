import { compile } from 'json-schema-to-typescript'
import { isSchema, type JsonSchema, type Schemas } from './read-schemas.ts'
import { follow, hasType, refuseSharedNames } from './schema-names.ts'

type Definitions = { [name: string]: JsonSchema }

const bannerComment = '// Generated from schema/ by "npm run generate". Do not edit.'

/**
 * The TypeScript types of one schema and all that it refers to.
 * @param schemas all schemas by their path
 * @param entry the path of the schema that the types describe
 */
export async function compileTypes(schemas: Schemas, entry: string): Promise<string> {
  const root = schemas.get(entry)
  if (!root) throw new Error(`There is no schema "${entry}". This is a bug in Broadsheet.`)
  refuseSharedNames(schemas)
  const definitions: Definitions = {}
  const bundled = bundle(root, entry, schemas, definitions)
  return compile({ ...bundled, definitions }, String(root.title), {
    bannerComment,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
  })
}

const noise = new Set(['$schema', 'definitions', 'examples', 'discriminator', 'format'])

/**
 * Copies a schema with all references turned to `#/definitions/<name>`, so that each shape gets one
 * type. A scalar's title would make it a type of its own, and a description beside a reference a
 * second type of the same shape; both are left out.
 */
function bundle(schema: JsonSchema, file: string, all: Schemas, into: Definitions): JsonSchema {
  const reference = schema.$ref
  if (typeof reference === 'string') return { $ref: moveReference(reference, file, all, into) }
  const copy: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (noise.has(key) || (key === 'title' && !hasType(schema))) continue
    copy[key] =
      key === 'properties' && isSchema(value)
        ? mapValues(value, (property) => bundleValue(property, file, all, into))
        : bundleValue(value, file, all, into)
  }
  return copy
}

function bundleValue(value: unknown, file: string, all: Schemas, into: Definitions): unknown {
  if (Array.isArray(value)) return value.map((item) => bundleValue(item, file, all, into))
  return isSchema(value) ? bundle(value, file, all, into) : value
}

function mapValues(record: JsonSchema, change: (value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function moveReference(reference: string, file: string, all: Schemas, into: Definitions): string {
  const { schema: found, file: target } = follow(reference, file, all)
  const name = String(found.title ?? reference.split('/').at(-1))
  if (!(name in into)) {
    into[name] = {} // before descending, so that a schema may refer to itself
    into[name] = bundle(found, target, all, into)
  }
  return `#/definitions/${name}`
}
