import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A JSON Schema (draft-07) as it stands in its file. */
export type JsonSchema = { [keyword: string]: unknown }

/**
 * The schemas of a folder by their path within it, as references name them
 * (`blocks/banner.schema.json`). The union of all blocks is made here, so that a new block
 * needs no line in a schema.
 */
export function readSchemas(folder: string): Map<string, JsonSchema> {
  const schemas = new Map<string, JsonSchema>()
  const blockFiles = schemaFiles(join(folder, 'blocks')).map((name) => `blocks/${name}`)
  for (const name of [...schemaFiles(folder), ...blockFiles]) {
    // The folder is ours; the validator generator refuses what is no schema.
    schemas.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonSchema)
  }
  return schemas.set('generated/block.schema.json', blockUnion(blockFiles))
}

function schemaFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()
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
