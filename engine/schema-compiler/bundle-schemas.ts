import { posix } from 'node:path'
import { pointerOf } from '../text/source.ts'
import { isSchema, type JsonSchema, type Schemas } from './read-schemas.ts'

/**
 * One schema for editors of text, which read no folder: that of a path, with all that it refers to among its definitions.
 * @param schemas all schemas by their path
 */
export function bundleSchemas(schemas: Schemas, path: string): JsonSchema {
  const definitions: { [path: string]: unknown } = {}
  const take = (name: string): string => {
    if (!(name in definitions)) {
      definitions[name] = true // it may refer to itself
      definitions[name] = withLocalRefs(schemas.get(name), name, take)
    }
    return `#${pointerOf(['definitions', name])}`
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', $ref: take(path), definitions }
}

function withLocalRefs(value: unknown, from: string, take: (path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withLocalRefs(each, from, take))
  if (!isSchema(value)) return value
  // A property may have one of these names; then it is a schema.
  const entries = Object.entries(value).filter(
    ([key, each]) => (key !== 'examples' && key !== '$schema') || isSchema(each),
  )
  return Object.fromEntries(
    entries.map(([key, each]) => {
      if (key !== '$ref' || typeof each !== 'string') return [key, withLocalRefs(each, from, take)]
      const [file = '', place = ''] = each.split('#')
      return [key, take(file ? posix.join(posix.dirname(from), file) : from) + place]
    }),
  )
}
