import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/**
 * Runs a script on a Node, forwards signals, and exits with its exit code.
 * @param {string} node the program
 * @param {string} root the folder with `node_modules`, whose programs and cache the script gets
 * @param {string[]} args the script's file, and its arguments
 */
export function runOn(node, root, args) {
  const bin = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  const child = spawn(node, args, {
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
