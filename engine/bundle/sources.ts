import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = /\.(?:tsx?|js|css|json)$/
const noSource = /\.(?:test|test-d|spec)\.tsx?$/

/**
 * Names the state of everything that is bundled: the engine, the site's source, the packages.
 * @param root the project's folder
 * @param own the folder with the site's entries
 */
export function sourcesKey(root: string, own: string): string {
  const hash = createHash('sha256')
  const folders = ['engine', 'schema', 'src'].map((name) => join(root, name))
  for (const folder of new Set([...folders, own])) addFolder(folder, hash)
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}

function addFolder(folder: string, hash: ReturnType<typeof createHash>): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !/^(?:fixtures|public|e2e)$/.test(entry.name)) addFolder(path, hash)
    else if (entry.isFile() && source.test(entry.name) && !noSource.test(entry.name))
      hash.update(path).update(readFileSync(path))
  }
}
