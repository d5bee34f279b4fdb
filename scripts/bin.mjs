#!/usr/bin/env node
// The command of the installed package: plain JavaScript, so that any Node since 20 can read it. Where that is older than
// the one that Broadsheet is made for, the command runs on the one that was installed with it.
import { existsSync } from 'node:fs'
import module, { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runOn } from './run-on.mjs'

const folder = dirname(fileURLToPath(import.meta.url))
const command = join(folder, 'broadsheet.js')
const own = Number(process.versions.node.split('.')[0])

if (own >= 24) {
  module.enableCompileCache()
  await import(pathToFileURL(command).href)
} else {
  const node = installedNode()
  if (own >= 20 && node) runOn(node, join(folder, '..'), [command, ...process.argv.slice(2)])
  else {
    console.error(
      own < 20
        ? `Broadsheet needs Node 20 or later; this is ${process.versions.node}. See nodejs.org.`
        : `Broadsheet runs on Node 24, and this is ${process.versions.node}. The package "node", which brings one, was installed without its program: allow its install script, or install Node 24.`,
    )
    process.exitCode = 1
  }
}

function installedNode() {
  try {
    const { resolve } = createRequire(import.meta.url)
    const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
    const program = join(dirname(resolve('node/package.json')), file)
    return existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}
