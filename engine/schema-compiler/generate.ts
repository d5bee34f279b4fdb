import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNames, readIcons } from '../assets/icons.ts'
import { fillBlocksDoc } from './blocks-doc.ts'
import { compileFields } from './compile-fields.ts'
import { compileTypes } from './compile-types.ts'
import { compileValidator } from './compile-validators.ts'
import { describeSchemas } from './describe-schemas.ts'
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
  const putJson = (name: string, value: unknown) => put(name, `${JSON.stringify(value, null, 2)}\n`)
  putJson('block.schema.json', schemas.get('generated/block.schema.json'))
  putJson('icon.schema.json', {
    ...schemas.get('generated/icon.schema.json'),
    enum: iconNames(await readIcons()),
  })
  const descriptions = describeSchemas(schemas, 'manifest.schema.json')
  putJson('fields.json', compileFields(descriptions))
  putJson('descriptions.json', descriptions)
  for (const { name, validators, explains } of entries) {
    put(
      `${name}.d.ts`,
      `${await compileTypes(schemas, `${name}.schema.json`)}\n${declarations(validators)}`,
    )
    put(`${name}.js`, compileValidator(schemas, schemasOf(validators), { explains }))
  }
  putJson('block-types.json', blockTypes(schemas))
  putJson('contact-message-texts.json', fieldTexts(schemas))
  for (const [name, text] of copyForFunctions(root, files)) files.set(name, text)
  files.set(
    'docs/blocks.md',
    fillBlocksDoc(readFileSync(join(root, 'docs/blocks.md'), 'utf8'), schemas),
  )
  return files
}

const entries = [
  {
    name: 'manifest',
    validators: {
      validate: { schema: 'manifest.schema.json', type: 'Manifest' },
      validatePage: { schema: 'page.schema.json', type: 'Page' },
    },
    explains: true,
  },
  {
    name: 'contact-message',
    validators: { validate: { schema: 'contact-message.schema.json', type: 'ContactMessage' } },
    explains: false,
  },
]

interface Validators {
  [name: string]: { schema: string; type: string }
}

const schemasOf = (validators: Validators) =>
  Object.fromEntries(Object.entries(validators).map(([name, { schema }]) => [name, schema]))

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

/** The names of all blocks: a block's file is named for its type. */
function blockTypes(schemas: Map<string, JsonSchema>): string[] {
  return [...schemas.keys()].flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [])
}
