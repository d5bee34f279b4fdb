import { join, resolve } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

export const manifestArgument = {
  type: 'string',
  default: 'site.manifest.json',
  valueHint: 'FILE',
  description: 'The manifest',
} as const

/** The manifest's file: relative to where the command was started, or, if not given, the project's own. */
export function resolveManifest(file: string): string {
  return file === manifestArgument.default
    ? join(root, file)
    : resolve(process.env.INIT_CWD ?? '.', file)
}

/** The built site's folder, by the same rule. */
export function resolveOut(folder: string): string {
  return folder === 'dist' ? join(root, folder) : resolve(process.env.INIT_CWD ?? '.', folder)
}
