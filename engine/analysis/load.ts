import { dirname, join } from 'node:path'
import { readText } from '../files/read-text.ts'
import { type Finding, finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import { type ManifestText, putTogether, TooMuchText } from '../text/pieces.ts'
import { Source } from '../text/source.ts'
import { type Analyse, type Analysis, createAnalyser } from './analyse.ts'
import { includedBy } from './included.ts'
import { includedFiles } from './included-files.ts'

/**
 * Analyses a manifest file. The only door to the disk; bad input is not thrown but found: all of it, at once.
 * @param analyse what remembers earlier states of the file
 */
export async function load(
  file: string,
  options: CheckOptions = {},
  analyse: Analyse = createAnalyser(),
): Promise<Analysis> {
  return unlessUnreadable(file, async () => {
    const { text, pieces } = await readManifest(file)
    return analyse(file, text, { ...options, pieces })
  })
}

/** What is found where a file cannot be read that something needs to be known of. */
export async function unlessUnreadable<Known>(file: string, work: () => Promise<Known>) {
  try {
    return await work()
  } catch (cause) {
    const found = whyUnreadable(file, cause)
    if (!found) throw cause
    return { ...found, pages: [], links: [] }
  }
}

/**
 * Reads a manifest with the pages that stand in files of their own. One that includes files of which there are none is
 * read as it is.
 * @throws where a file cannot be read
 */
export async function readManifest(file: string): Promise<ManifestText> {
  const manifest = { file, text: await readText(file) }
  const included = includedBy(manifest.text)
  const names = included ? includedFiles(file, included.include) : []
  if (!included || names.length === 0) return manifest
  const pages = []
  for (const name of names) {
    const page = join(dirname(file), name)
    pages.push({ file: page, text: await readText(page) })
  }
  return putTogether(manifest, included, pages)
}

function whyUnreadable(file: string, cause: unknown) {
  if (cause instanceof TooMuchText) {
    const source = new Source(file, '')
    const hint = '"broadsheet check" and "broadsheet build" read one page after the other.'
    return { findings: [finding('file-unreadable', source.place(0), cause.message, hint)], source }
  }
  if (!(cause instanceof Error && 'syscall' in cause)) return undefined
  const source = new Source('path' in cause ? String(cause.path) : file, '')
  return { findings: [unreadable(source, cause)], source }
}

function unreadable(source: Source, cause: Error & { code?: unknown }): Finding {
  const reasons: { [code: string]: string } = {
    ENOENT: 'there is no file of this name',
    EISDIR: 'it is a folder',
    EACCES: 'it may not be opened',
  }
  const message = `The manifest cannot be read: ${reasons[String(cause.code)] ?? cause.message}.`
  const hint = 'Check the name, or give another file with --manifest FILE.'
  return finding('file-unreadable', source.place(0), message, hint)
}
