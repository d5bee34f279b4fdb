import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'

const root = join(import.meta.dirname, '../..')
const generated = await generate(root)

test('there is no generated file that is generated no more', () => {
  const folders = ['schema/generated', 'supabase/functions/_shared/generated']
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  )
  const names = [...generated.keys()].filter((name) => folders.includes(dirname(name)))
  expect(files.sort()).toEqual(names.sort())
})

test.each([...generated])('%s is fresh; else run "npm run generate"', (name, text) => {
  expect(readFileSync(join(root, name), 'utf8') === text).toBe(true)
})

test('a validator imports nothing and compiles nothing at run time', () => {
  const code = generated.get('schema/generated/manifest.js') ?? ''
  expect(code).toContain('export const validate')
  expect(code).not.toMatch(/\brequire\(|^import |\beval\(|new Function/m)
})
