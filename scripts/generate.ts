import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generate } from '../engine/schema-compiler/generate.ts'

const root = join(import.meta.dirname, '..')
for (const [name, text] of await generate(root)) {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
  console.log(`wrote ${name}`)
}
