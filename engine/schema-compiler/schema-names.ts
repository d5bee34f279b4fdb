import { dirname, posix } from 'node:path'
import { isSchema, type JsonSchema, type Schemas } from './read-schemas.ts'

/** A schema and the file that it stands in, which its references start from. */
export interface Placed {
  schema: JsonSchema
  file: string
}

/** What a reference leads to. */
export function follow(reference: string, file: string, schemas: Schemas): Placed {
  const [path = '', pointer = ''] = reference.split('#')
  const target = path ? posix.join(dirname(file), path) : file
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), schemas.get(target))
  if (!isSchema(found)) throw new Error(`"${file}" refers to "${reference}", which does not exist.`)
  return { schema: found, file: target }
}

/** The name of a schema's type: its title, as TypeScript writes names. */
export function typeName(title: string): string {
  return title.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first) => first.toUpperCase())
}

/** Refuses two schemas of one title, which would silently share a type. */
export function refuseSharedNames(schemas: Schemas): void {
  const files = new Map<string, string>()
  for (const [file, schema] of schemas)
    for (const name of namesIn(schema)) {
      const first = files.get(name)
      if (first !== undefined)
        throw new Error(
          `"${first}" and "${file}" both have a part whose title makes the type "${name}". ` +
            'Give one another title, or move the part to definitions.schema.json and refer to it.',
        )
      files.set(name, file)
    }
}

/** Whether a part gets a type of its own; the title of any other is what the person who edits reads. */
export function hasType(schema: JsonSchema): boolean {
  return 'properties' in schema || 'oneOf' in schema
}

/** The names of all parts that may get a type of their own. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isSchema(value)) return []
  const own = hasType(value) && typeof value.title === 'string' ? [typeName(value.title)] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) => (key === 'examples' ? [] : namesIn(child))),
  ]
}
