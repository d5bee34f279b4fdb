import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { compileOwnBlocks } from '../schema-compiler/compile-own-blocks.ts'
import { blocksIn } from './block-of.ts'

const root = join(import.meta.dirname, '../..')
const source = mkdtempSync(join(tmpdir(), 'broadsheet-own-'))
const folder = join(source, 'blocks/sign')
afterAll(() => rmSync(source, { recursive: true }))

const text = { type: 'string', format: 'text', description: 'The words.' }
const image = { $ref: '../definitions.schema.json#/definitions/image' }
const schema = {
  title: 'Sign',
  description: 'A sign.',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: { type: { const: 'sign' }, text, image },
  examples: [{ type: 'sign', text: 'Open' }],
}
const write = (change: object) =>
  writeFileSync(join(folder, 'sign.schema.json'), JSON.stringify({ ...schema, ...change }))

beforeEach(() => {
  rmSync(join(source, 'blocks'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  write({})
  writeFileSync(join(folder, 'sign.block.ts'), '')
})

test("a site's own block is known to the editor, the validator and the walk over texts", async () => {
  const files = await compileOwnBlocks(root, source)
  const { shapes, unions } = JSON.parse(files['descriptions.json'] ?? '')
  expect(unions.Block.types.sign).toBe('Sign')
  expect(shapes.Sign.fields.text).toMatchObject({ kind: 'text', example: 'Open' })
  expect(JSON.parse(files['fields.json'] ?? '').shapes.Sign).toEqual({
    image: 'Image',
    text: 'text',
  })
  expect(JSON.parse(files['block-types.json'] ?? '')).toContain('sign')
  expect(files['manifest.js']).toContain('"const":"sign"')
  expect(readFileSync(join(folder, 'schema.d.ts'), 'utf8')).toContain('export interface Sign {')
})

test('editors of text are told of it by one schema of the whole manifest', async () => {
  await compileOwnBlocks(root, source)
  const forEditors = JSON.parse(
    readFileSync(join(source, 'blocks/site-manifest.schema.json'), 'utf8'),
  )
  const ajv = new Ajv({ strict: false, discriminator: true, validateFormats: false })
  const isManifest = ajv.compile(forEditors)
  const starter = JSON.parse(readFileSync(join(root, 'starter/en.json'), 'utf8'))
  const {
    pages: [home, ...others],
  } = starter
  const withBlock = (block: object) => ({
    ...starter,
    pages: [{ ...home, blocks: [...home.blocks, block] }, ...others],
  })
  expect([isManifest(starter), ajv.errorsText(isManifest.errors)]).toEqual([true, 'No errors'])
  expect(isManifest(withBlock({ type: 'sign', text: 'Open' }))).toBe(true)
  expect(isManifest(withBlock({ type: 'sign' }))).toBe(false)
  expect(isManifest(withBlock({ type: 'sing', text: 'Open' }))).toBe(false)
})

test('parts that blocks share are found from where the site is, too', async () => {
  const $ref = '../../../node_modules/broadsheet/lib/schema/definitions.schema.json'
  write({ properties: { ...schema.properties, image: { $ref: `${$ref}#/definitions/image` } } })
  expect(
    JSON.parse((await compileOwnBlocks(root, source))['fields.json'] ?? '').shapes.Sign.image,
  ).toBe('Image')
})

test.each([
  [{ additionalProperties: true }, 'blocks/sign/sign.schema.json is not closed'],
  [{ properties: { type: { const: 'sing' }, text } }, 'write "const": "sign"'],
  [{ examples: [{ type: 'sign' }] }, 'The example 1 of blocks/sign.schema.json does not fit it'],
  [{ title: 'Quotes' }, 'both have a part whose title makes the type "Quotes"'],
])('what is wrong with it is said: %o', async (change, words) => {
  write(change)
  await expect(compileOwnBlocks(root, source)).rejects.toThrow(words)
})

test('a folder without a definition, and a type of the engine, are refused', async () => {
  rmSync(join(folder, 'sign.block.ts'))
  await expect(compileOwnBlocks(root, source)).rejects.toThrow('has no sign.block.ts')
  mkdirSync(join(source, 'blocks/prose'))
  await expect(compileOwnBlocks(root, source)).rejects.toThrow('has a block "prose" already')
})

test('the folder of a block is its kind, and no other folder of the same name', () => {
  const blockOf = blocksIn('/home/blocks/me', '/home/blocks/me/site')
  expect(blockOf('/home/blocks/me/engine/blocks/prose/prose.tsx')).toBe('prose')
  expect(blockOf('/home/blocks/me/site/blocks/sign/sign.css')).toBe('sign')
  expect(blockOf('/home/blocks/me/engine/ui/icon.tsx')).toBeUndefined()
})
