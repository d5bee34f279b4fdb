import { compileFields } from './compile-fields.ts'
import { compileValidator } from './compile-validators.ts'
import { describeSchemas } from './describe-schemas.ts'
import type { Schemas } from './read-schemas.ts'

/** The checks of the manifest and of one page: their names, schemas and types. */
export const manifestValidators = {
  validate: { schema: 'manifest.schema.json', type: 'Manifest' },
  validatePage: { schema: 'page.schema.json', type: 'Page' },
}

/** What the engine and the editor read of the manifest's schemas: the texts of files in `schema/generated`, by their names. */
export function compileManifest(schemas: Schemas): { [name: string]: string } {
  const descriptions = describeSchemas(schemas, 'manifest.schema.json')
  const { validate, validatePage } = manifestValidators
  const exported = { validate: validate.schema, validatePage: validatePage.schema }
  return {
    'block-types.json': json(blockTypes(schemas)),
    'descriptions.json': json(descriptions),
    'fields.json': json(compileFields(descriptions)),
    'manifest.js': compileValidator(schemas, exported),
  }
}

/** A generated file that holds a value. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The names of all blocks: a block's file is named for its type. */
function blockTypes(schemas: Schemas): string[] {
  return [...schemas.keys()].flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
}
