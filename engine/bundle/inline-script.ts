import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'

/**
 * A script of this folder, small enough to stand in every page. It knows nothing of the build, so its hash
 * changes only with its source.
 */
export function inlineScript(name: 'starter.js' | 'theme.js'): string {
  const source = readFileSync(join(import.meta.dirname, '../browser', name), 'utf8')
  return minifySync(name, source, { compress: true, mangle: true }).code.trim()
}
