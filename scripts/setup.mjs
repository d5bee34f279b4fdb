// Plain JavaScript without dependencies: it runs on Node 20 before anything is installed, installs the locked
// packages, and then runs one of the scripts next to it on the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [script, ...args] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Broadsheet needs Node 20 or later; this is ${process.versions.node}. See nodejs.org.`)
}
install()
run(join(root, 'scripts', `${script}.ts`), args)

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

/** Runs a script, forwards signals, and exits with its exit code. */
function run(file, args) {
  const bin = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(node, [file, ...args], {
    stdio: 'inherit',
    // The compile cache cuts the start of the next command to a third.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...process.env,
      PATH: bin,
    },
  })
  // A terminal sends Ctrl-C to both processes; waiting for the child lets it finish first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  // A shell between npm and this process does not forward npm's termination.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

function fail(words) {
  console.error(words)
  process.exit(1)
}
