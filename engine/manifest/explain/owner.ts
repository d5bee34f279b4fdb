import blockTypes from '../../../schema/generated/block-types.json' with { type: 'json' }
import type { SchemaError } from '../../../schema/generated/manifest.js'

/** What a value belongs to, as an editor would call it. */
export function ownerOf({
  data,
  parentSchema,
}: Pick<SchemaError, 'data' | 'parentSchema'>): string {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  if (typeof type === 'string' && blockTypes.includes(type)) return `the block "${type}"`
  return parentSchema?.title ? `"${parentSchema.title}"` : 'this object'
}
