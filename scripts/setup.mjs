// Plain JavaScript without dependencies: it runs on Node 20, before anything is installed, installs what
// the lock file says, and goes on with one of the scripts beside it on the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [script, ...args] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Broadsheet needs Node 20 or later; this is ${process.versions.node}. See nodejs.org.`)
}
install()
run(join(root, 'scripts', `${script}.ts`), args)

/** Installs the locked packages, once for each state of the lock file. */
function install() {
  const marker = join(root, 'node_modules/.broadsheet-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
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
  writeFileSync(marker, lock)
}

/** Runs a script; signals are passed on, and its exit code becomes ours. */
function run(file, args) {
  const bin = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(node, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: bin },
  })
  // A terminal sends Ctrl-C to both; waiting for the child lets it end its work first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

function fail(words) {
  console.error(words)
  process.exit(1)
}
