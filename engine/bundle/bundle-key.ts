import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { publicEnv } from './public-env.ts'

/** Folders and files that no bundle is made of. */
const noSource = /^(?:fixtures|public|e2e)$|\.(?:test|test-d|spec)\.tsx?$|\.md$/

const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/**
 * Names the state of everything that is bundled: the engine, the schemas, the site's source with its fonts and
 * pictures, the packages, the settings and the environment.
 * @param root the project's folder
 * @param own the folder with the site's `site.ts`
 */
export function bundleKey(root: string, own: string): string {
  const hash = createHash('sha256').update(relative(root, own))
  const add = (file: string) => hash.update(relative(root, file)).update(readFileSync(file))
  const folders = ['engine', 'schema', 'src'].map((name) => join(root, name))
  for (const folder of new Set([...folders, own])) addFolder(folder, add)
  for (const file of settings.map((name) => join(root, name))) if (existsSync(file)) add(file)
  return hash
    .update(JSON.stringify(publicEnv(root)))
    .digest('hex')
    .slice(0, 16)
}

function addFolder(folder: string, add: (file: string) => Hash): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (noSource.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(path, add)
    else if (entry.isFile()) add(path)
  }
}
