import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

/** A module's name after the words that lead to a file: an import, a thread, a program. */
const names =
  /(\bfrom |\bimport |\bimport\(|\bnew URL\(|\bimport\.meta\.dirname, )(['`])([^'`\n]+)\.ts\2/g

interface Places {
  /** The folder that modules are read from. */
  root: string
  /** The folder that they are written to. */
  lib: string
  /** What is not written. */
  left: RegExp
}

/** Deno takes a package by its address only outside of packages; the version is the one that is installed. */
const addresses = /'npm:(@?[^'@]+)@[^']*'/g

/**
 * Writes a module without its types, and all that it leads to, each beside where its source is or would be. Lines and columns stay.
 * @param module the module's path in both folders
 */
export function compile(module: string, places: Places): void {
  const { root, lib, left } = places
  const target = join(lib, module.replace(/\.ts$/, '.js'))
  if (existsSync(target)) return
  const code = stripTypeScriptTypes(readFileSync(join(root, module), 'utf8'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, code.replace(names, '$1$2$3.js$2').replace(addresses, "'$1'"))
  for (const [, , , name = ''] of code.matchAll(names)) {
    const found = join(dirname(module), `${name}.ts`)
    if (existsSync(join(root, found)) && !left.test(found)) compile(found, places)
  }
}
