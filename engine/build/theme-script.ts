import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from 'vite'

/**
 * The script that chooses the theme before the first paint, for the head of every page. It knows nothing of
 * the build, so its hash changes only with its source.
 * @param root the project's folder
 */
export async function themeScript(root: string): Promise<string> {
  const file = join(root, 'engine/build/theme.js')
  const { code } = await minify(file, await readFile(file, 'utf8'))
  return code.trim()
}
