import { hash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BundleOptions } from './bundle.ts'
import { contentHash } from './content-hash.ts'
import { publicEnv } from './public-env.ts'

/** Folders and files that no bundle is made of, and what is written beside a site's own blocks. */
const noSource =
  /^(?:fixtures|public|e2e|site-manifest\.schema\.json)$|\.(?:test|test-d|spec|d)\.tsx?$|\.md$/

const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

/** What a site's bundle is made of, besides the site's own source. */
const engineSource = ['engine', 'schema', 'src']

type Sources = Pick<BundleOptions, 'root' | 'source' | 'site'>

/**
 * Names the state of everything that is bundled: the engine, the schemas, the site's source with its fonts and
 * pictures, the packages, the settings and the environment.
 * @param names the engine's folders that go in
 */
export function bundleKey({ root, source, site = root }: Sources, names = engineSource): string {
  const folders = names.map((name) => join(root, name))
  const files = [
    ...[...new Set([...folders, source])].flatMap(sourcesIn),
    ...settings.map((name) => join(root, name)).filter((file) => existsSync(file)),
  ]
  const name = hash('sha1', [source, ...names].join()).slice(0, 8)
  const memory = join(root, 'node_modules/.cache/broadsheet/sources', name)
  const key = [relative(root, source), contentHash(files, { root, memory }), publicEnv(site)]
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
