import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNames, readIcons } from '../assets/icons.ts'
import { fillBlocksDoc } from './blocks-doc.ts'
import { compileManifest, json, manifestValidators } from './compile-manifest.ts'
import { compileTypes } from './compile-types.ts'
import { readSchemas } from './read-schemas.ts'

/**
 * Everything that is generated from the schemas: the union of blocks, types, validators, descriptions.
 * @param root the project's folder
 * @returns the text of each file by its path within the project
 */
export async function generate(root: string): Promise<Map<string, string>> {
  const schemas = readSchemas(join(root, 'schema'))
  const files = new Map<string, string>()
  const put = (name: string, text: string) => files.set(join('schema/generated', name), text)
  const putJson = (name: string, value: unknown) => put(name, json(value))
  putJson('block.schema.json', schemas.get('generated/block.schema.json'))
  putJson('icon.schema.json', {
    ...schemas.get('generated/icon.schema.json'),
    enum: iconNames(await readIcons()),
  })
  for (const [name, text] of Object.entries(compileManifest(schemas))) put(name, text)
  const types = await compileTypes(schemas, 'manifest.schema.json')
  put('manifest.d.ts', `${types}\n${declarations(manifestValidators)}`)
  for (const [name, text] of copyForFunctions(root)) files.set(name, text)
  files.set(
    'docs/blocks.md',
    fillBlocksDoc(readFileSync(join(root, 'docs/blocks.md'), 'utf8'), schemas),
  )
  return files
}

interface Validators {
  [name: string]: { schema: string; type: string }
}

const declarations = (validators: Validators) =>
  `/** Whether a value has the schema's shape; what is wrong with it stands in \`errors\` afterwards. */
export interface Validate<T> {
  (value: unknown): value is T
  errors?: SchemaError[]
}
${Object.entries(validators)
  .map(([name, { type }]) => `export declare const ${name}: Validate<${type}>`)
  .join('\n')}
/** One violation, in Ajv's words. */
export interface SchemaError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  /** The schema that was broken. */
  parentSchema?: {
    title?: string
    description?: string
    properties?: Record<string, { description?: string }>
    enum?: unknown[]
  }
  /** The value that broke it. */
  data?: unknown
  /** The key that it is about, where a rule for keys is broken. */
  propertyName?: string
}
`

const inFunctions = 'supabase/functions/_shared/generated'

/** Hosting takes a function's folder and `_shared`, and nothing outside: the check of entries goes there as a copy. */
function copyForFunctions(root: string): [string, string][] {
  return ['file-rules.ts', 'form-rules.ts', 'given-fields.ts', 'published-form.ts'].map((name) => {
    const text = readFileSync(join(root, 'schema', name), 'utf8')
    const head = `// Copied from schema/${name} by "npm run generate". Do not edit.\n`
    return [join(inFunctions, name), head + text]
  })
}
