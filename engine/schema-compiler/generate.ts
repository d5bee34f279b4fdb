import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNames, readIcons } from '../assets/icons.ts'
import { fillBlocksDoc } from './blocks-doc.ts'
import { compileManifest, json, manifestValidators } from './compile-manifest.ts'
import { compileTypes } from './compile-types.ts'
import { compileValidator } from './compile-validators.ts'
import { type JsonSchema, readSchemas } from './read-schemas.ts'

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
  const typesOf = (name: string) => compileTypes(schemas, `${name}.schema.json`)
  put('manifest.d.ts', `${await typesOf('manifest')}\n${declarations(manifestValidators)}`)
  put(
    'contact-message.d.ts',
    `${await typesOf('contact-message')}\n${declarations(messageValidators)}`,
  )
  const { schema } = messageValidators.validate
  put('contact-message.js', compileValidator(schemas, { validate: schema }, { explains: false }))
  putJson('contact-message-texts.json', fieldTexts(schemas))
  for (const [name, text] of copyForFunctions(root, files)) files.set(name, text)
  files.set(
    'docs/blocks.md',
    fillBlocksDoc(readFileSync(join(root, 'docs/blocks.md'), 'utf8'), schemas),
  )
  return files
}

const messageValidators = {
  validate: { schema: 'contact-message.schema.json', type: 'ContactMessage' },
}

interface Validators {
  [name: string]: { schema: string; type: string }
}

const declarations = (validators: Validators) =>
  `/** Whether a value has the schema's shape; what is wrong with it stands in \`errors\` afterwards. */
export interface Validate<T> {
  (value: unknown): value is T
  errors?: SchemaError[] | null
}
${Object.entries(validators)
  .map(([name, { type }]) => `export declare const ${name}: Validate<${type}>`)
  .join('\n')}
/** One violation, as Ajv reports it. */
export interface SchemaError {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  /** The schema that was broken; only where the validator explains. */
  parentSchema?: {
    title?: string
    description?: string
    properties?: Record<string, { description?: string }>
    enum?: unknown[]
  }
  /** The value that broke it; only where the validator explains. */
  data?: unknown
}
`

const inFunctions = 'supabase/functions/_shared/generated'

/**
 * Hosting takes a function's folder and `_shared`, and nothing outside: the check of a message goes
 * there as a copy. It is named for what it does, since beside `contact-message.js` its own name
 * would be taken for that file's types.
 */
function copyForFunctions(root: string, files: Map<string, string>): [string, string][] {
  const check = readFileSync(join(root, 'schema/contact-message.ts'), 'utf8')
  const names = ['contact-message.js', 'contact-message.d.ts', 'contact-message-texts.json']
  const copies = names.map((name): [string, string] => {
    const text = files.get(join('schema/generated', name)) ?? ''
    const types = '// @ts-self-types="./contact-message.d.ts"\n' // Deno looks for them nowhere else
    return [join(inFunctions, name), name.endsWith('.js') ? types + text : text]
  })
  const copy = `// Copied from schema/contact-message.ts by "npm run generate". Do not edit.\n${check.replaceAll("'./generated/", "'./")}`
  return [...copies, [join(inFunctions, 'check-contact-message.ts'), copy]]
}

/** What a visitor is told about each field, by the rule that is broken. */
function fieldTexts(schemas: Map<string, JsonSchema>): JsonSchema {
  const properties = schemas.get('contact-message.schema.json')?.properties ?? {}
  return Object.fromEntries(
    Object.entries(properties).map(([field, rules]) => [field, rules.messages]),
  )
}
