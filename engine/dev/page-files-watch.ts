import { statSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { fixedFolder } from '../analysis/fixed-folder.ts'
import { includedBy } from '../analysis/included.ts'
import { includedFiles } from '../analysis/included-files.ts'
import { readTextSync } from '../files/read-text.ts'

let last: { state: string; include: string | undefined } = { state: '', include: undefined }

/** The pattern of the files that a manifest includes, as it is now. A file that is the same is not read again: it may have megabytes. */
function includeIn(manifest: string): string | undefined {
  const found = statSync(manifest, { throwIfNoEntry: false })
  const state = [manifest, found?.ino, found?.size, found?.mtimeMs].join()
  if (state !== last.state) last = { state, include: readInclude(manifest) }
  return last.include
}

function readInclude(manifest: string): string | undefined {
  try {
    return includedBy(readTextSync(manifest))?.include
  } catch {
    return undefined // it is just being written
  }
}

/** Whether a file is one that the manifest includes, or did. */
export function isPageFile(manifest: string, file: string): boolean {
  const include = includeIn(manifest)
  return include !== undefined && matchesGlob(relative(dirname(manifest), file), include)
}

/** The folder below which pages stand: the part of the pattern before its first wildcard. */
export function pagesFolder(manifest: string): string | undefined {
  const include = includeIn(manifest)
  const own = fixedFolder(include ?? '')
  return own ? join(dirname(manifest), own) : undefined
}

/** Names the state of a manifest and of the files of its pages. */
export function stampOf(manifest: string): string {
  const include = includeIn(manifest)
  const names = include === undefined ? [] : includedFiles(manifest, include)
  const files = [manifest, ...names.map((name) => join(dirname(manifest), name))]
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join()
}
