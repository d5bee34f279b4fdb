import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineCommand } from 'citty'
import { cacheFolder } from '../engine/publish/cache-folder.ts'
import { measureRebuild } from './bench/rebuild.ts'
import { root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'

const work = join(root, 'node_modules/.cache/broadsheet-bench')
const results = join(root, 'scripts/bench/results')

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench --',
      description: "Builds and measures the peers' site with this engine beside the peers.",
    },
    args: {
      from: {
        type: 'string',
        default: join(root, '../shared/peers'),
        valueHint: 'FOLDER',
        description: "The peers' benchmark",
      },
      n: { type: 'string', default: '35', description: 'Pages: 35, 1000 or 10000' },
      peers: { type: 'string', default: 'hugo,eleventy', description: 'Peers, by comma' },
      options: {
        type: 'string',
        default: '',
        description: "Further options of the peers' run.mjs",
      },
    },
    run({ args: { from, n, peers, options } }) {
      const manifest = prepare(resolve(from), n, peers.split(',').filter(Boolean))
      const command = ['scripts/build.ts', '--source', 'scripts/bench/site', '--manifest', manifest]
      const outs = { cold: join(work, `cold-${n}`), kept: join(work, `kept-${n}`) }
      const also = Object.entries(outs).flatMap(([name, out]) => {
        const compiled = `NODE_COMPILE_CACHE=${join(work, `compiled-${name}`)}` // as setup.mjs has it
        const whole = [compiled, 'node', ...command, '--out', out].join(' ')
        return ['--also', `broadsheet-${name}=${whole}@${out}`]
      })
      const clean = `broadsheet-cold=${cacheFolder(root, outs.cold)},${join(work, 'compiled-cold')}`
      const compiled = join(work, 'compiled-kept')
      run('env', [`NODE_COMPILE_CACHE=${compiled}`, 'node', ...command, '--out', outs.kept]) // kept from then on
      const further = ['--also-clean', clean, ...options.split(' ').filter(Boolean)]
      const out = join(results, `n${n}`)
      run('node', [
        join(work, 'peers/run.mjs'),
        '--n',
        n,
        '--peers',
        peers,
        ...also,
        '--out',
        out,
        ...further,
      ])
      measureRebuild({
        manifest,
        out: outs.kept,
        compiled,
        file: join(results, `rebuild-${n}.json`),
      })
    },
  }),
)

/** Sets the peers up in a folder of their own, and turns their content into a manifest. */
function prepare(from: string, n: string, peers: string[]): string {
  const folder = join(work, 'peers')
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true })
    cpSync(from, folder, { recursive: true })
    run('chmod', ['-R', 'u+w', folder])
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder)
    run('node', ['gen.mjs', '35', '1000', '10000'], folder)
    run('node', ['sync.mjs'], folder)
  }
  for (const peer of peers) {
    const own = join(folder, 'peers', peer)
    if (!existsSync(join(own, 'node_modules')))
      run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], own)
  }
  const manifest = join(work, `manifest-${n}.json`)
  run('node', ['scripts/bench/convert.ts', join(folder, `content/content-${n}.json`), manifest])
  return manifest
}

function run(program: string, args: string[], cwd = root): void {
  execFileSync(program, args, { cwd, stdio: 'inherit' })
}
