import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleSchemas } from './bundle-schemas.ts'
import { compileManifest } from './compile-manifest.ts'
import { compileTypes } from './compile-types.ts'
import { wrongExamples } from './compile-validators.ts'
import { ownBlockTypes, readOwnSchemas } from './own-blocks.ts'
import { readSchemas } from './read-schemas.ts'

const banner = '// Made of the schema beside it. Do not edit.'

/**
 * What takes the place of `schema/generated` for a site with blocks of its own. The types of each are written beside its
 * schema, and beside them all a schema of manifests that knows them, where they are not there yet.
 * @param root the engine's folder
 * @param source the folder with the site's source
 * @returns the texts by the names of the files
 * @throws what is wrong with a block, in a sentence
 */
export async function compileOwnBlocks(
  root: string,
  source: string,
): Promise<{ [name: string]: string }> {
  const own = readOwnSchemas(root, source)
  const schemas = readSchemas(join(root, 'schema'), own)
  for (const type of ownBlockTypes(source)) {
    const path = `blocks/${type}.schema.json`
    const types = (await compileTypes(schemas, path)).replace(/^\/\/ .*/, banner)
    const [wrong] = wrongExamples(schemas, path)
    if (wrong !== undefined) throw new Error(wrong)
    await writeNew(join(source, 'blocks', type, 'schema.d.ts'), types)
  }
  // The names of icons are for editors alone: the engine's file has them.
  const icon = JSON.parse(readFileSync(join(root, 'schema/generated/icon.schema.json'), 'utf8'))
  const all = new Map(schemas).set('generated/icon.schema.json', icon)
  const forEditors = bundleSchemas(all, 'manifest.schema.json')
  await writeNew(
    join(source, 'blocks/site-manifest.schema.json'),
    `${JSON.stringify(forEditors)}\n`,
  )
  return compileManifest(schemas)
}

async function writeNew(file: string, text: string): Promise<void> {
  if (textOf(file) !== text) await writeFile(file, text)
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
