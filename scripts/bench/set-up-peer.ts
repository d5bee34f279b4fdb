import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PeerContent } from './peer-content.ts'
import { type PeerName, packageVersion, peerFolder, peers } from './peers.ts'

export type SetUp = { version: string } | { lacking: string }

const quietly = ['--no-audit', '--no-fund', '--loglevel=error']

/** Makes a peer's site ready to be built, or says in plain words why it cannot be had on this machine. */
export function setUpPeer(
  name: PeerName,
  content: PeerContent,
  log: (words: string) => void,
): SetUp {
  const { package: wanted } = peers[name]
  const ready = wanted ? installPackages(peerFolder(name), wanted, log) : findHugo()
  if ('version' in ready) shareSources(name, content)
  return ready
}

function findHugo(): SetUp {
  const { error, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  const version = /v(\d[\d.]+\d)/.exec(stdout ?? '')?.[1]
  if (!error && version) return { version }
  const ways = 'apt install hugo, brew install hugo, winget install Hugo.Hugo.Extended'
  return {
    lacking: `the program "hugo" is not on the PATH. Install it (${ways}; gohugo.io/installation).`,
  }
}

/**
 * Installs what the lock file says; where npm cannot follow it on this machine, what the package file says.
 * @param wanted the package that it is all about
 */
export function installPackages(
  folder: string,
  wanted: string,
  log: (words: string) => void,
): SetUp {
  const marker = join(folder, 'node_modules/.broadsheet-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
    log(`Installing what ${basename(folder)} needs (once) ...`)
    rmSync(marker, { force: true })
    const mistake = npm(folder, 'ci') && npm(folder, 'install', '--no-package-lock')
    if (mistake) return { lacking: `npm could not install its packages: ${mistake}` }
    writeFileSync(marker, lock)
  }
  const version = packageVersion(folder, wanted)
  return version ? { version } : { lacking: `npm left out the package ${wanted}.` }
}

/** @returns what npm said last, where it failed */
function npm(folder: string, ...words: string[]): string | undefined {
  const { error, status, stderr } = spawnSync('npm', [...words, ...quietly], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return undefined
  const said = (stderr ?? '').split('\n').filter((line) => /^npm (?:error|ERR!) \S/.test(line))
  return said.find((line) => !/ (?:code|errno|syscall|path) /.test(line)) ?? String(error ?? status)
}

/** Copies what the peers have in common into a peer's folder, where its tools look for sources. */
function shareSources(name: PeerName, { services, measure, ...rest }: PeerContent): void {
  const common = join(import.meta.dirname, 'peers/common')
  const isPlain = name === 'hugo' || name === 'eleventy'
  const own = { hugo: 'assets', eleventy: 'src/assets' }
  const target = join(peerFolder(name), isPlain ? own[name] : 'src/shared')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const isReact = !isPlain && name !== 'astro'
  const files = ['styles.css', ...(isPlain ? [] : ['meta.js', 'content.js'])]
  for (const file of [...files, ...(isReact ? [] : ['vanilla.js'])])
    cpSync(join(common, file), join(target, file))
  if (isReact) cpSync(join(common, 'react'), target, { recursive: true })
  if (isPlain) return
  // A constant of the site, bundled with the scripts: so the navigation is not in the data of each page.
  for (const [part, value] of Object.entries(rest))
    writeFileSync(join(target, `${part}.json`), JSON.stringify(value))
}
