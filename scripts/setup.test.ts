import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// Plain JavaScript without types: it runs before anything is installed.
const { isInstalled }: { isInstalled: (root: string) => boolean } = await import(
  new URL('installed.mjs', import.meta.url).href
)

let project = ''
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'broadsheet-setup-'))
})
afterEach(() => rmSync(project, { recursive: true }))

/** A project whose only package is the "node" that its scripts run on; it lies beside it, so nothing is downloaded. */
function makeProject(): void {
  const scripts = join(project, 'scripts')
  mkdirSync(scripts)
  for (const name of ['setup.mjs', 'installed.mjs', 'run-on.mjs'])
    cpSync(join(import.meta.dirname, name), join(scripts, name))
  writeFileSync(join(scripts, 'hello.ts'), 'console.log("hello", process.argv[2])')
  writeFileSync(join(scripts, 'bundle.ts'), 'console.error("Bundling ...")')
  const node = join(project, 'packages/node')
  mkdirSync(join(node, 'bin'), { recursive: true })
  symlinkSync(process.execPath, join(node, 'bin/node'))
  write('packages/node/package.json', { name: 'node', version: '24.0.0' })
  const dependencies = { node: 'file:packages/node' }
  write('package.json', { name: 'bakery', version: '1.0.0', dependencies })
  const packages = {
    '': { name: 'bakery', version: '1.0.0', dependencies },
    'node_modules/node': { resolved: 'packages/node', link: true },
    'packages/node': { version: '24.0.0' },
  }
  write('package-lock.json', { name: 'bakery', version: '1.0.0', lockfileVersion: 3, packages })
}

test('an installation by hand is taken as it is', () => {
  makeProject()
  expect(run('npm', ['ci', '--offline']).status).toBe(0)
  expect(hello()).toEqual({ status: 0, stdout: 'hello world\n', stderr: '' })
})

test('where nothing is installed everything is, and once', () => {
  makeProject()
  const words = 'Installing packages (once; about half a minute) ...\nBundling ...\n'
  expect(hello()).toEqual({ status: 0, stdout: 'hello world\n', stderr: words })
  expect(hello()).toEqual({ status: 0, stdout: 'hello world\n', stderr: '' })
})

const bread = { version: '1.0.0', integrity: 'sha512-bread' }

test.each([
  ['the same packages', true, { bread }, { bread }],
  ['packages besides', true, { bread }, { bread, butter: bread }],
  ['no package', false, { bread }, {}],
  ['another version', false, { bread }, { bread: { ...bread, version: '1.0.1' } }],
  ['another content', false, { bread }, { bread: { ...bread, integrity: 'sha512-x' } }],
  ['none for another machine', true, { bread, oven: { ...bread, optional: true } }, { bread }],
  ['an older one for this machine', false, { oven: { ...bread, optional: true } }, { oven: {} }],
])('with %s installed, it counts as whole: %s', (_what, isThere, locked, installed) => {
  write('package-lock.json', { packages: { '': {}, ...locked } })
  mkdirSync(join(project, 'node_modules'))
  write('node_modules/.package-lock.json', { packages: installed })
  expect(isInstalled(project)).toBe(isThere)
})

test('an installation that was broken off does not count', () => {
  write('package-lock.json', { packages: { '': {} } })
  mkdirSync(join(project, 'node_modules')) // npm writes its own lock file there last
  expect(isInstalled(project)).toBe(false)
})

const hello = () => run(process.execPath, ['scripts/setup.mjs', 'hello', 'world'])

function run(program: string, args: string[]) {
  const cache = join(project, 'cache')
  const env = { ...process.env, npm_config_cache: cache, npm_config_offline: 'true' }
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: project,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function write(name: string, content: object): void {
  writeFileSync(join(project, name), JSON.stringify(content))
}
