import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A JSON Schema (draft-07) as it stands in its file. */
export type JsonSchema = { [keyword: string]: unknown }
/** Schemas by their path within their folder. */
export type Schemas = Map<string, JsonSchema>

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The schemas of a folder by their path within it, as references name them
 * (`blocks/banner.schema.json`). The union of all blocks is made here, so that a new block
 * needs no line in a schema.
 * @param own the schemas of a site's own blocks, as if they stood in the folder
 */
export function readSchemas(folder: string, own: Schemas = new Map()): Schemas {
  const schemas: Schemas = new Map()
  const blockFiles = schemaFiles(join(folder, 'blocks')).map((name) => `blocks/${name}`)
  for (const name of [...schemaFiles(folder), ...blockFiles]) {
    // The folder is ours; the validator generator refuses what is no schema.
    schemas.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonSchema)
  }
  for (const [name, schema] of own) schemas.set(name, schema)
  return schemas
    .set('generated/block.schema.json', blockUnion([...blockFiles, ...own.keys()]))
    .set('generated/icon.schema.json', icon)
}

function schemaFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
}

/** Its 2,000 names are for editors alone: in a validator they would weigh more than all else. */
const icon = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Icon',
  description: 'A small picture, by its name in the Lucide set (lucide.dev/icons).',
  type: 'string',
  format: 'icon',
}

function blockUnion(blockFiles: string[]): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block',
    description: 'A piece of a page; its "type" says which.',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: blockFiles.map((name) => ({ $ref: `../blocks/${basename(name)}` })),
  }
}
