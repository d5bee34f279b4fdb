import type { Path } from '../../../engine/text/path.ts'
import type { Source } from '../../../engine/text/source.ts'
import { schemas } from '../../../schema/generated/manifest.js'
import { follow, type Schema } from '../../../schema/validator/schema.ts'
import { valueAt } from './plan.ts'

/**
 * The keys that an object can have, in the schema's order; none where the schemas know of no such place. What they say of the
 * fields in words is the screen's: the worker never loads it.
 */
export function keysOf(source: Source, owner: Path): string[] {
  let schema = follow('manifest.schema.json', schemas)
  for (const [depth, key] of owner.entries()) {
    const part = partOf(shapeOf(schema, valueAt(source, owner.slice(0, depth))), String(key))
    if (!part) return []
    schema = part
  }
  return Object.keys(shapeOf(schema, valueAt(source, owner)).properties ?? {})
}

function partOf({ items, properties, additionalProperties }: Schema, key: string) {
  if (items && /^\d+$/.test(key)) return items
  return properties?.[key] ?? (typeof additionalProperties === 'object' && additionalProperties)
}

/** What a schema refers to; of a union, the branch of a value's type. */
function shapeOf(schema: Schema, value: unknown): Schema {
  const { $ref, oneOf } = schema
  if ($ref !== undefined) return shapeOf(follow($ref, schemas), value)
  const branches = oneOf?.map((branch) => shapeOf(branch, value))
  const type: unknown = Object(value).type
  return branches?.find(({ properties }) => isOfType(properties?.type, type)) ?? schema
}

const isOfType = ({ const: only, enum: types = [only] }: Schema = {}, type: unknown) =>
  type !== undefined && types.includes(type)
