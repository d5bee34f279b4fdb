import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generate } from './generate.ts'

/**
 * Writes what is generated from the schemas, where it differs from what is there.
 * @param root the project's folder
 * @returns the names of the files that were written
 */
export async function writeGenerated(root: string): Promise<string[]> {
  const written: string[] = []
  for (const [name, text] of await generate(root)) {
    const file = join(root, name)
    const before = await readFile(file, 'utf8').catch(() => undefined)
    if (before === text) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    written.push(name)
  }
  return written
}
