import { hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentHash } from './content-hash.ts'
import { publicEnv } from './public-env.ts'

/** Folders and files that no bundle is made of. */
const noSource = /^(?:fixtures|public|e2e)$|\.(?:test|test-d|spec)\.tsx?$|\.md$/

const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** What a site's bundle is made of, besides the site's own source. */
const siteSource = ['engine', 'schema', 'src']

/**
 * Names the state of everything that is bundled: the engine, the schemas, the site's source with its fonts and
 * pictures, the packages, the settings and the environment.
 * @param root the project's folder
 * @param own the folder with the site's `site.ts`
 * @param names the project's folders that go in
 */
export function bundleKey(root: string, own: string, names = siteSource): string {
  const folders = names.map((name) => join(root, name))
  const files = [
    ...[...new Set([...folders, own])].flatMap(sourcesIn),
    ...settings.map((name) => join(root, name)).filter((file) => existsSync(file)),
  ]
  const name = hash('sha1', [own, ...names].join()).slice(0, 8)
  const memory = join(root, 'node_modules/.cache/broadsheet/sources', name)
  const key = [relative(root, own), contentHash(files, { root, memory }), publicEnv(root)]
  return hash('sha256', JSON.stringify(key)).slice(0, 16)
}

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !noSource.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return entry.isFile() ? path : []
  })
}
