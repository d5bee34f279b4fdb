import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '../../engine/findings/suggest.ts'

/** A site builder of others, whose site lies in `peers/<name>`. */
interface Peer {
  /** Run in the site's folder, with its own programs first on the PATH and the content file's name in CONTENT. */
  command: string
  /** Where it writes to. */
  dist: string
  /** What it keeps between builds, besides what packages keep. */
  caches: string[]
  /** The package that gives its version; Hugo is no package. */
  package?: string
}

const table = {
  hugo: {
    command: 'node prepare.mjs && hugo --minify --quiet',
    dist: 'public',
    caches: ['resources', 'content', 'data', '.hugo_build.lock'],
  },
  eleventy: {
    command: 'eleventy --quiet',
    dist: '_site',
    caches: ['.cache'],
    package: '@11ty/eleventy',
  },
  astro: { command: 'astro build', dist: 'dist', caches: [], package: 'astro' },
  'astro-react': { command: 'astro build', dist: 'dist', caches: [], package: 'astro' },
  next: { command: 'next build', dist: 'out', caches: ['.next'], package: 'next' },
  'react-router': {
    command: 'react-router build',
    dist: 'build/client',
    caches: ['build', '.react-router'],
    package: 'react-router',
  },
  'tanstack-start': {
    command: 'vite build',
    dist: 'dist/client',
    caches: ['dist', '.tanstack', '.nitro', '.output'],
    package: '@tanstack/react-start',
  },
} satisfies { [name: string]: Peer }

export type PeerName = keyof typeof table

export const peers: { [name in PeerName]: Peer } = table

/** What packages keep between builds. */
export const packageCaches = ['.cache', '.vite', '.vite-temp', '.astro'].map(
  (name) => `node_modules/${name}`,
)

const names = Object.keys(table).filter(isPeer)

function isPeer(name: string): name is PeerName {
  return Object.hasOwn(table, name)
}

/**
 * The peers that an option names.
 * @param text names with commas between them, `all` or `none`
 * @returns the mistake, where one of them is no peer
 */
export function readPeers(text: string): PeerName[] | string {
  if (text === 'all') return names
  const typed = text === 'none' ? [] : [...new Set(text.split(',').map((name) => name.trim()))]
  const unknown = typed.find((name) => !isPeer(name))
  if (unknown === undefined) return typed.filter(isPeer)
  const choice = `Take some of ${names.join(', ')}; or "all", or "none".`
  return `There is no peer "${unknown}". ${didYouMean(unknown, names, choice)}`
}

/** The folder of a peer's site. */
export function peerFolder(name: PeerName): string {
  return join(import.meta.dirname, 'peers', name)
}

/** The version that a package of a peer has; undefined where it is not there. */
export function packageVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  // Every package states its version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
