import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { formats } from '../../schema/formats.ts'
import type { Schemas } from './read-schemas.ts'

const header = '// Generated from schema/ by "npm run generate". Do not edit.\n'
const base = 'schema:/'

/**
 * The validators of some schemas as the text of a module without imports: no compiling, hence no
 * `unsafe-eval`, in the browser or in the function.
 * @param schemas all schemas by their path
 * @param exported the path of the schema that each exported function checks
 */
export function compileValidator(schemas: Schemas, exported: { [name: string]: string }): string {
  const ajv = knowing(schemas)
  const ids = Object.fromEntries(
    Object.entries(exported).map(([name, path]) => [name, base + path]),
  )
  return header + inlineRuntime(standalone.default(ajv, ids))
}

/**
 * The examples of a schema that do not fit it, each in a sentence.
 * @param path the schema's path
 */
export function wrongExamples(schemas: Schemas, path: string): string[] {
  const examples: unknown[] = [schemas.get(path)?.examples ?? []].flat()
  const ajv = knowing(schemas)
  return examples.flatMap((example, index) => {
    if (ajv.validate(base + path, example)) return []
    return `The example ${index + 1} of ${path} does not fit it: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}.`
  })
}

function knowing(schemas: Schemas): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    verbose: true, // errors carry the schema that was broken
    strictRequired: false, // a union's "type" is required here and defined in its branches
    code: { source: true, esm: true, lines: true },
  })
  for (const format of Object.keys(formats)) ajv.addFormat(format, true) // a name, not a rule
  for (const [path, { examples: _, ...rules }] of schemas) ajv.addSchema(rules, base + path)
  return ajv
}

/** Ajv's code asks for its own run time with `require`, which no ES module has. */
function inlineRuntime(code: string): string {
  const inlined = code.replaceAll(
    'require("ajv/dist/runtime/ucs2length").default',
    // Counts code points; few texts have any that takes two units.
    '(text) => (/[\\uD800-\\uDBFF]/.test(text) ? [...text].length : text.length)',
  )
  if (inlined.includes('require('))
    throw new Error(
      'The validator needs a run time that is not inlined. This is a bug in Broadsheet.',
    )
  return inlined
}
