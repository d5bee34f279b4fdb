import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSchema, type Schemas } from './read-schemas.ts'

/** The kinds of block of a site's own: the folders in `blocks` of its source. */
export function ownBlockTypes(source: string): string[] {
  const folder = join(source, 'blocks')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort()
}

/**
 * The schemas of a site's own blocks, by the paths that they would have among the engine's.
 * @param root the engine's folder
 * @param source the folder with the site's source
 * @throws what is wrong with a block's folder, in a sentence
 */
export function readOwnSchemas(root: string, source: string): Schemas {
  return new Map(
    ownBlockTypes(source).map((type) => {
      const name = `blocks/${type}.schema.json`
      if (existsSync(join(root, 'schema', name)))
        throw new Error(`The engine has a block "${type}" already; give the folder another name.`)
      for (const file of [`${type}.schema.json`, `${type}.block.ts`])
        if (!existsSync(join(source, 'blocks', type, file)))
          throw new Error(`The folder blocks/${type} has no ${file}, which every block needs.`)
      return [name, readSchema(source, type)]
    }),
  )
}

/** Parts that all blocks share may be named by the address that leads to them from the site. */
const shared = /"[^"]*\/definitions\.schema\.json#/g

function readSchema(source: string, type: string) {
  const file = `blocks/${type}/${type}.schema.json`
  const text = readFileSync(join(source, file), 'utf8')
  const schema: unknown = parse(text.replaceAll(shared, '"../definitions.schema.json#'), file)
  const { properties, additionalProperties } = Object(schema)
  if (!isSchema(schema) || additionalProperties !== false)
    throw new Error(`${file} is not closed: write "additionalProperties": false.`)
  if (Object(properties).type?.const !== type)
    throw new Error(`${file} is of another type than its folder: write "const": "${type}".`)
  return schema
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}.`)
  }
}
