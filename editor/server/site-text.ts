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
import { type KnownFile, KnownFiles } from './known-files.ts'
import { type ComposedSite, composeSite, type SiteFiles } from './pages/compose-site.ts'
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

/** The text of a site, as its files have it now; of these, only those are read that are others than they were. */
export class SiteTexts {
  readonly manifest: string
  readonly #files = new KnownFiles()
  #last: { files: KnownFile[]; text: SiteText } | undefined

  constructor(manifest: string) {
    this.manifest = manifest
  }

  async read(): Promise<SiteText> {
    const own = await this.#files.read(this.manifest)
    const include = includedBy(own.text)?.include
    const names = include === undefined ? [] : includedFiles(this.manifest, include)
    const files = [own]
    let length = own.text.length
    for (let at = 0; at < names.length; at += atOnce) {
      const some = names.slice(at, at + atOnce).map((name) => this.#files.read(this.#fileOf(name)))
      const read = await Promise.all(some)
      length = read.reduce((sum, { text }) => sum + text.length, length)
      if (length > mostText) throw new Refused(tooLarge)
      files.push(...read)
    }
    this.#files.keep(files.map(({ file }) => file))
    return this.#composed(files, names)
  }

  /** Takes over what the files will be found to say, with its hash. */
  expect(files: SiteFiles, { text, hash }: SiteText): SiteText {
    const written = siteText(files, { text, hash })
    this.#last = { files: [], text: written }
    return written
  }

  #composed(files: KnownFile[], names: string[]): SiteText {
    const last = this.#last
    const isSame =
      last?.files.length === files.length && files.every((file, at) => file === last.files[at])
    if (isSame) return last.text
    const [manifest, ...texts] = files
    const pages = names.map((name, at) => ({ name, text: texts[at]?.text ?? '' }))
    const text = siteText({ manifest: manifest?.text ?? '', pages }, last?.text)
    this.#last = { files, text }
    return text
  }

  #fileOf(name: string): string {
    return join(dirname(this.manifest), name)
  }
}

/** @param known a text that it may be, whose hash is known */
function siteText({ manifest, pages }: SiteFiles, known?: Omit<SiteText, 'site'>): SiteText {
  const included = includedBy(manifest)
  const inOrder = pages.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const site = included && composeSite(manifest, included, inOrder)
  const text = site?.text ?? manifest
  return { text, hash: known?.text === text ? known.hash : hashOf(text), ...(site && { site }) }
}

/**
 * Writes the files that a text changes, all or none, where they still say what `base` names; else answers with what they say.
 */
export async function saveSiteText(texts: SiteTexts, text: string, base: string): Promise<Saved> {
  const journal = journalOf(texts.manifest)
  await finishWriting(journal)
  const hash = hashOf(text)
  let now = await texts.read()
  if (now.hash === base && base !== hash) {
    const after = now.site ? spreadText(now.site, text) : { manifest: text, pages: [] }
    if (await writeTogether(changesBetween(texts.manifest, now, after), journal)) {
      const { site: _, ...written } = texts.expect(after, { text, hash })
      return { isSaved: true, hash, ...(written.hash !== hash && { now: written }) }
    }
    now = await texts.read()
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
