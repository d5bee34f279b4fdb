import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { includedBy } from '../../engine/analysis/included.ts'
import { includedFiles } from '../../engine/analysis/included-files.ts'
import { hashOf } from '../../engine/files/hash-of.ts'
import {
  type FileChange,
  finishWriting,
  journalOf,
  writeTogether,
} from '../../engine/files/write-together.ts'
import type { Saved } from '../keeper/keeper.ts'
import {
  type ComposedSite,
  composeSite,
  type PageFile,
  type SiteFiles,
} from './pages/compose-site.ts'
import { spreadText } from './pages/spread-text.ts'
import { Refused } from './refused.ts'

/** The text that is edited: the manifest's, with the pages in it that stand in files of their own. */
export interface SiteText {
  text: string
  /** SHA-256 of the text's bytes, in hex. */
  hash: string
  /** How it was composed; absent where all of it stands in the manifest. */
  site?: ComposedSite
}

/** How many files are read at a time. */
const atOnce = 64

/** With the quotes in it, a text of this length is less than the server takes at once. */
const mostText = 150_000_000
const tooLarge = `The pages of this site are more than ${mostText / 1_000_000} MB of text, which is more than the editor opens. Change the files themselves; "broadsheet dev" shows each change.`

/** Reads a manifest with its pages. */
export async function readSiteText(manifest: string): Promise<SiteText> {
  const own = await readText(manifest)
  const included = includedBy(own)
  const names = included ? includedFiles(manifest, included.include) : []
  const pages: PageFile[] = []
  let length = own.length
  for (let at = 0; at < names.length; at += atOnce) {
    const some = names.slice(at, at + atOnce).map(async (name) => {
      return { name, text: await readText(join(dirname(manifest), name)) }
    })
    const read = await Promise.all(some)
    length = read.reduce((sum, { text }) => sum + text.length, length)
    if (length > mostText) throw new Refused(tooLarge)
    pages.push(...read)
  }
  return siteText({ manifest: own, pages })
}

function siteText({ manifest, pages }: SiteFiles): SiteText {
  const included = includedBy(manifest)
  if (!included) return { text: manifest, hash: hashOf(manifest) }
  const inOrder = pages.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const site = composeSite(manifest, included, inOrder)
  return { text: site.text, hash: hashOf(site.text), site }
}

/**
 * Writes the files that a text changes, all or none, where they still say what `base` names; else answers with what they say.
 */
export async function saveSiteText(manifest: string, text: string, base: string): Promise<Saved> {
  const journal = journalOf(manifest)
  await finishWriting(journal)
  const hash = hashOf(text)
  let now = await readSiteText(manifest)
  if (now.hash === base && base !== hash) {
    const after = now.site ? spreadText(now.site, text) : { manifest: text, pages: [] }
    if (await writeTogether(changesBetween(manifest, now, after), journal)) {
      const { site: _, ...written } = siteText(after)
      return { isSaved: true, hash, ...(written.hash !== hash && { now: written }) }
    }
    now = await readSiteText(manifest)
  }
  // It also is where the answer to an earlier try was lost.
  return now.hash === hash
    ? { isSaved: true, hash }
    : { isSaved: false, text: now.text, hash: now.hash }
}

function changesBetween(manifest: string, { text, site }: SiteText, after: SiteFiles) {
  const changes: FileChange[] = []
  const change = (file: string, before: string | undefined, now: string | undefined) => {
    if (before === now) return
    changes.push({
      file,
      ...(before !== undefined && { before }),
      ...(now !== undefined && { after: now }),
    })
  }
  const fileOf = (name: string) => join(dirname(manifest), name)
  const former = new Map(site?.pages.map(({ name, text }) => [name, text]))
  for (const { name, text } of after.pages) change(fileOf(name), former.get(name), text)
  const kept = new Set(after.pages.map(({ name }) => name))
  for (const [name, text] of former) if (!kept.has(name)) change(fileOf(name), text, undefined)
  change(manifest, site?.manifest ?? text, after.manifest)
  return changes
}

/** With its byte order mark, if it has one. Other encodings would be damaged by being saved. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    const advice = 'Open it in a text editor and save it with that encoding.'
    throw new Refused(`"${file}" is not written in UTF-8. ${advice}`, { cause })
  }
}
