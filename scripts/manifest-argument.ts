import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

export const manifestArgument = {
  type: 'string',
  default: 'site.manifest.json',
  valueHint: 'FILE',
  description: 'The manifest',
} as const

export const sourceArgument = {
  type: 'string',
  default: 'src',
  valueHint: 'FOLDER',
  description: "The folder with the site's own source: theme, entries, public files",
} as const

/** The manifest file: relative to the directory the command was run from, or the project's own by default. */
export function resolveManifest(file: string): string {
  return resolveGiven(file, manifestArgument.default)
}

/** The built site's folder, resolved the same way. */
export function resolveOut(folder: string): string {
  return resolveGiven(folder, 'dist')
}

/** The folder with the site's source, resolved the same way; exits if it does not exist. */
export function resolveSource(folder: string): string {
  const found = resolveGiven(folder, sourceArgument.default)
  if (statSync(found, { throwIfNoEntry: false })?.isDirectory()) return found
  console.error(`There is no folder ${found}; --source must name the one with the site's source.`)
  process.exit(2)
}

function resolveGiven(path: string, initial: string): string {
  return path === initial ? join(root, path) : resolve(process.env.INIT_CWD ?? '.', path)
}
