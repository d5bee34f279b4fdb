import blockTypes from '../../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../../schema/generated/manifest.js'
import { pathOf } from '../../text/source.ts'

/** The field that a value stands in, as an editor would call it. */
export function fieldOf({ instancePath }: SchemaError): string {
  const [key, owner] = pathOf(instancePath).reverse()
  if (key === undefined) return 'the manifest'
  return /^\d+$/.test(String(key)) ? `entry ${Number(key) + 1} of "${owner}"` : `"${key}"`
}

/** What a value belongs to, as an editor would call it. */
export function ownerOf(error: SchemaError): string {
  const { data, parentSchema } = error
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  if (typeof type === 'string' && blockTypes.includes(type)) return `the block "${type}"`
  const field = fieldOf(error)
  if (!field.startsWith('entry ')) return field
  return `this ${(parentSchema?.title ?? 'object').toLowerCase()}`
}

/** What the schema says of a field, as the end of a hint. */
export function whatBelongs(description: string | undefined): string {
  return description ? `What belongs here: ${description}` : ''
}

export function fieldsOf({ parentSchema }: SchemaError): string[] {
  return Object.keys(parentSchema?.properties ?? {})
}
