import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../manifest-argument.ts'

interface Rebuild {
  manifest: string
  /** The folder that an earlier build has written. */
  out: string
  /** Where Node keeps what it has compiled. */
  compiled: string
  /** Where the results go. */
  file: string
}

const runs = 5

/** Measures builds of a site that is there already: with nothing changed, and with one word of one page changed. */
export function measureRebuild({ manifest, out, compiled, file }: Rebuild): void {
  const text = readFileSync(manifest, 'utf8')
  build(manifest, out, compiled) // whatever was measured before
  const unchanged = Array.from({ length: runs }, () => build(manifest, out, compiled))
  const changed = Array.from({ length: runs }, (_, index) => {
    const at = text.lastIndexOf('consulting and')
    writeFileSync(manifest, `${text.slice(0, at)}advice (${index}) and${text.slice(at + 14)}`)
    return build(manifest, out, compiled)
  })
  writeFileSync(manifest, text)
  writeFileSync(
    file,
    `${JSON.stringify({ date: new Date().toISOString(), unchanged, changed }, null, 1)}\n`,
  )
}

/** Seconds, megabytes of the process, and what the build says itself. */
function build(manifest: string, out: string, compiled: string) {
  const command = [
    'scripts/build.ts',
    '--source',
    'scripts/bench/site',
    '--manifest',
    manifest,
    '--out',
    out,
  ]
  const script = 'exec /usr/bin/time -f "%e %U %S %M" "$0" "$@" 2>&1'
  const said = execFileSync('sh', ['-c', script, process.execPath, ...command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  const lines = said.trim().split('\n')
  const [wall = 0, user = 0, system = 0, kilobytes = 0] = lines.at(-1)?.split(' ').map(Number) ?? []
  const written = Number(/\((\d+) written\)/.exec(said)?.[1])
  return { wall, cpu: user + system, rss: kilobytes / 1000, written }
}
