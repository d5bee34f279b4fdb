import { Ajv } from 'ajv'
import { formats } from '../../schema/formats.ts'
import type { Schemas } from './read-schemas.ts'
import { rulesOf } from './rules-of.ts'

const header = '// Generated from schema/ by "npm run generate". Do not edit.\n'
/** Stands before each schema's path. */
export const base = 'schema:/'

/**
 * The validators of some schemas as the text of a module, which holds these schemas as well: nothing is compiled in the browser.
 * @param schemas all schemas by their path
 * @param exported the path of the schema that each exported function checks
 */
export function compileValidator(schemas: Schemas, exported: { [name: string]: string }): string {
  const ajv = ajvWith(schemas)
  for (const path of Object.values(exported)) ajv.getSchema(base + path) // throws where it is no schema
  const table = [...schemas].map(
    ([path, schema]) => `  ${JSON.stringify(path)}: ${JSON.stringify(rulesOf(schema, path))},\n`,
  )
  const validators = Object.entries(exported).map(
    ([name, path]) => `export const ${name} = createValidator(schemas, ${JSON.stringify(path)})\n`,
  )
  const door = "import { createValidator } from '../validator/create-validator.ts'\n"
  return `${header}${door}\nexport const schemas = {\n${table.join('')}}\n\n${validators.join('')}`
}

/**
 * The examples of a schema that do not fit it, each in a sentence.
 * @param path the schema's path
 */
export function wrongExamples(schemas: Schemas, path: string): string[] {
  const examples: unknown[] = [schemas.get(path)?.examples ?? []].flat()
  const ajv = ajvWith(schemas)
  return examples.flatMap((example, index) => {
    if (ajv.validate(base + path, example)) return []
    return `The example ${index + 1} of ${path} does not fit it: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}.`
  })
}

/** Ajv with all schemas, which refuses what is none. */
export function ajvWith(schemas: Schemas): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    allowUnionTypes: true,
    verbose: true, // errors carry the schema that was broken
    strictRequired: false, // a union's "type" is required here and defined in its branches
  })
  for (const format of Object.keys(formats)) ajv.addFormat(format, true) // a name, not a rule
  for (const [path, { examples: _, ...rules }] of schemas) ajv.addSchema(rules, base + path)
  return ajv
}
