import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { readSchemas } from '../../engine/schema-compiler/read-schemas.ts'
import { root } from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'

/** Prints, as a table in Markdown, what `JSON.parse` with plain Ajv says of ten mistakes, and what the check says. */
const text = readFileSync(join(root, 'site.manifest.json'), 'utf8')
const mistakes: [what: string, damage: (text: string) => string][] = [
  ['a comma left out', (t) => t.replace('"menu": "Menu",', '"menu": "Menu"')],
  ['a bracket left out', (t) => t.replace(/\n {4}\},(?=\n {4}\{\n {6}"path": "\/pos")/, '')],
  ['a text not closed', (t) => t.replace('"menu": "Menu",', '"menu": "Menu,')],
  ['a key twice', (t) => t.replace('"menu": "Menu",', '"menu": "Menu", "menu": "Menü",')],
  ['a mistyped key', (t) => t.replace('"tagline": "From the first', '"tagine": "From the first')],
  ['a mistyped block', (t) => t.replace('"type": "banner"', '"type": "baner"')],
  ['a mistyped icon', (t) => t.replace('"icon": "store"', '"icon": "stor"')],
  ['a mistyped link', (t) => t.replace('"href": "/pos"', '"href": "/psos"')],
  ['a mistyped variable', (t) => t.replace('{telephone}', '{telefone}')],
  ['a redirect in a circle', (t) => t.replace('"to": "/crypto-backoffice"', '"to": "/blockchain"')],
]

const { engine } = await openProject()
const ajv = new Ajv({ allErrors: true, strict: false, logger: false })
for (const [path, schema] of readSchemas(join(root, 'schema')))
  ajv.addSchema(schema, `schema:/${path}`)
const validate = ajv.getSchema('schema:/manifest.schema.json')

console.log('| mistake | `JSON.parse`, then plain Ajv | `npm run check` |\n|---|---|---|')
for (const [what, damage] of mistakes) {
  const damaged = damage(text)
  if (damaged === text) throw new Error(`"${what}" damaged nothing.`)
  const ours = engine
    .analyse('site.manifest.json', damaged)
    .findings.map(
      ({ at, message, hint }) => `${at.line}:${at.column} ${message} ${hint.split('. ')[0]}`,
    )
  console.log(`| ${what} | ${cell(plain(damaged))} | ${cell(ours)} |`)
}

function plain(damaged: string): string[] {
  try {
    if (validate?.(JSON.parse(damaged))) return ['nothing']
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  return (validate?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function cell(lines: string[]): string {
  const more = lines.length > 2 ? ` … and ${lines.length - 2} more` : ''
  return (lines.slice(0, 2).join('<br>') + more).replaceAll('|', '\\|').replaceAll('\n', ' ')
}
