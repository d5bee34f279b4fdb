import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconNames, readIcons } from '../assets/icons.ts'
import { allEngineTexts } from '../manifest/texts/engine-texts.ts'
import { isRightToLeft } from '../page/is-right-to-left.ts'
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
  /** The schema that was broken. */
  parentSchema?: {
    title?: string
    description?: string
    properties?: Record<string, { description?: string }>
    enum?: unknown[]
  }
  /** The value that broke it. */
  data?: unknown
}
`

const inFunctions = 'supabase/functions/_shared/generated'
const head = (source: string) => `// Copied from ${source} by "npm run generate". Do not edit.\n`

/** Hosting takes a function's folder and `_shared`, and nothing outside: what it shares with pages goes there as a copy. */
function copyForFunctions(root: string): [string, string][] {
  const names = [
    ...['file-rules', 'form-rules', 'given-fields', 'published-form'],
    ...['find-language', 'isolate'],
  ]
  const copies = names.map((name): [string, string] => {
    const source = `schema/${name}.ts`
    const text = readFileSync(join(root, source), 'utf8')
    return [join(inFunctions, `${name}.ts`), head(source) + text]
  })
  return [...copies, [join(inFunctions, 'form-texts.ts'), formTextsModule()]]
}

/** The engine's words for forms in all its languages. */
function formTextsModule(): string {
  const texts = Object.entries(allEngineTexts).map(([language, { forms }]) => {
    return [language, { language, isRightToLeft: isRightToLeft(language), ...forms }]
  })
  return `${head('engine/manifest/texts')}export const formTexts = ${json(Object.fromEntries(texts))}`
}
