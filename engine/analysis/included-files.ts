import { globSync } from 'node:fs'
import { dirname, sep } from 'node:path'

/** The names of the files that a manifest includes, below its folder, in the order of their letters' numbers. */
export function includedFiles(manifest: string, include: string): string[] {
  const names = globSync(include, { cwd: dirname(manifest) })
  const own = names.filter((name) => !/^(?:\.\.|[\\/]|\w:)/.test(name))
  // By code units, as on any machine; not by the order in which a disk has them.
  return own.map((name) => name.replaceAll(sep, '/')).sort()
}
