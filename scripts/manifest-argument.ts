import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Engine } from '../engine/bundle/open-engine.ts'
import { finishWriting, journalOf } from '../engine/files/write-together.ts'
import type { ManifestText } from '../engine/text/pieces.ts'

/** The engine's folder: this project's, or that of the installed package. */
export const root = join(import.meta.dirname, '..')

/** The site's folder is the one that a command is run in. */
export const siteFolder = process.cwd()

/** The site's pictures and other files. */
export const publicFolder = join(siteFolder, 'public')

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
  description: "The folder with the site's own source, if it has any",
} as const

export const dataArgument = (description: string) =>
  ({ type: 'string', default: '.data', valueHint: 'FOLDER', description }) as const

export const outArgument = (description: string) =>
  ({ type: 'string', default: 'dist', valueHint: 'FOLDER', description }) as const

/** A file or folder: relative to the directory the command was typed in, or the site's own by default. */
export function resolveGiven(path: string, { default: initial }: { default: string }): string {
  return path === initial
    ? join(siteFolder, path)
    : resolve(process.env.INIT_CWD ?? siteFolder, path)
}

/** The manifest's file. */
export const resolveManifest = (file: string): string => resolveGiven(file, manifestArgument)

/**
 * The manifest's file, for a command that reads the site: what one that was stopped has left half written is brought to its end
 * first. Exits where that fails.
 */
export async function openManifest(given: string): Promise<string> {
  const file = resolveManifest(given)
  await finishWriting(journalOf(file)).catch((error: Error) => {
    console.error(`What was begun to be written cannot be finished: ${error.message}`)
    process.exit(1)
  })
  return file
}

/** The folder with the site's source, or the engine's own for a site without; exits if one that was given does not exist. */
export function resolveSource(folder: string): string {
  const found = resolveGiven(folder, sourceArgument)
  if (statSync(found, { throwIfNoEntry: false })?.isDirectory()) return found
  if (folder === sourceArgument.default) return join(root, 'src')
  console.error(`There is no folder ${found}; --source must name the one with the site's source.`)
  process.exit(2)
}

/** The manifest's text with its pages, for a command that changes it; exits where it cannot be read. */
export async function readManifest(engine: Engine, file: string): Promise<ManifestText> {
  try {
    return await engine.readManifest(file)
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
    const where = `The manifest cannot be read: ${message}. Run this in a site's folder.`
    console.error(name === 'TooMuchText' ? `${message} Change the files themselves.` : where)
    process.exit(1)
  }
}
