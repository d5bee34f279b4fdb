// Plain JavaScript without dependencies: it runs on Node 20 before anything is installed, installs the locked
// packages, and then runs one of the scripts next to it on the project's own Node.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'
import { runOn } from './run-on.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [script, ...args] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Broadsheet needs Node 20 or later; this is ${process.versions.node}. See nodejs.org.`)
}
install()
runOn(node, root, [join(root, 'scripts', `${script}.ts`), ...args])

/** Installs the locked packages unless they are installed already, one process at a time. */
function install() {
  const isDone = () => existsSync(node) && isInstalled(root)
  if (isDone()) return
  const release = waitForTurn(join(root, '.broadsheet-setup'))
  try {
    if (!isDone()) {
      installPackages()
      makeBundle()
    }
  } finally {
    release()
  }
}

function installPackages() {
  console.error('Installing packages (once; about half a minute) ...')
  const options = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  )
  if (status !== 0) fail('The packages could not be installed; what npm said stands above.')
  if (!existsSync(node))
    fail(
      'The package "node" was installed without its program. Allow its install script: npm config set ignore-scripts false.',
    )
}

/** Made here, so that the first command does not wait for it. Whether the source is sound, that command tells. */
function makeBundle() {
  spawnSync(node, [join(root, 'scripts/bundle.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Waits while another process runs setup; a lock file left behind by a dead process is taken over. */
function waitForTurn(file) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.on('exit', () => rmSync(file, { force: true }))
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(words) {
  console.error(words)
  process.exit(1)
}
