import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '../../supabase/local/chaos/random.ts'

/** Draws files until they have so many lines. */
export function draw(root: string, files: string[], lines: number, seed: number): string[] {
  const random = seededRandom(seed)
  const shuffled = files
    .map((file) => ({ file, at: random() }))
    .sort((one, other) => one.at - other.at)
  let drawn = 0
  return shuffled.flatMap(({ file }) => {
    const length = readFileSync(join(root, file), 'utf8').split('\n').length
    if (drawn + length > lines) return []
    drawn += length
    return file
  })
}
