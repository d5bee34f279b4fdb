import { includedBy } from '../../../engine/analysis/included.ts'
import { changeBetween } from '../../../engine/text/change-between.ts'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { bytesReader, splitManifest } from '../../../engine/text/split.ts'
import { withoutMark } from '../../../engine/text/without-mark.ts'
import { editsBetween } from '../../document/edits/edits-between.ts'
import { Refused } from '../refused.ts'
import {
  type ComposedSite,
  fileText,
  type PageFile,
  type PlacedPage,
  type SiteFiles,
} from './compose-site.ts'
import { matchPages } from './match-pages.ts'
import { newName } from './new-name.ts'

/**
 * Takes an edited text apart into the files that it was composed of. A page keeps its file, at whatever address it is; a new
 * one gets a file of its own. What is not readable as a list of pages is taken to be of the files that it stood in.
 * @throws {Refused} where it cannot be told to which file something belongs
 */
export function spreadText(site: ComposedSite, text: string): SiteFiles {
  const spread = spreadOne(site, text) ?? spreadPages(site, text) ?? spreadEdits(site, text)
  if (includedBy(spread.manifest)?.include !== site.included.include) throw new Refused(notAList)
  return spread
}

const notAList =
  'Nothing was saved: the pages of this site stand in files of their own, and the text has no list of pages any more that could be put back into them. Take that change back ("Undo"), or make it in the files.'

/** Where all that differs stands in one page, which stays at its address, no other page needs to be looked at. */
function spreadOne(site: ComposedSite, text: string): SiteFiles | undefined {
  const { start, end, by } = changeBetween(site.text, text)
  const index = site.pages.findIndex((page) => start > page.start && end < page.end)
  const former = site.pages[index]
  if (!former) return undefined
  const page = text.slice(former.start, former.end + by)
  const path = pathIn(page)
  if (path === undefined || path !== pathIn(former.text)) return undefined
  const changed = { name: former.name, text: fileText(page, former.text, site) }
  return { manifest: site.manifest, pages: site.pages.with(index, { ...former, ...changed }) }
}

/** The path of a page that is valid JSON. */
function pathIn(page: string): string | undefined {
  try {
    const { path } = Object(JSON.parse(withoutMark(page)))
    return typeof path === 'string' ? path : undefined
  } catch {
    return undefined
  }
}

function spreadPages(site: ComposedSite, text: string): SiteFiles | undefined {
  const now = pagesIn(text)
  const before = site.pages.map(({ start, end }) => site.text.slice(start, end))
  const own = before.length > 0 ? pagesIn(site.text)?.texts : []
  if (!now || own?.length !== before.length || own.some((page, index) => page !== before[index]))
    return undefined
  const taken = new Set(site.pages.map(({ name }) => name))
  const matches = matchPages(before, now.texts)
  const pages = now.texts.map((page, index): PageFile => {
    const former = site.pages[matches[index] ?? -1]
    if (former && before[matches[index] ?? -1] === page) return former
    const name = former?.name ?? newName(site.included.include, page, taken)
    return { name, text: fileText(page, former?.text, site) }
  })
  return { manifest: now.head + writtenInclude(site) + now.tail, pages }
}

/** What stands before the list of pages, each page, and what stands behind it. */
function pagesIn(text: string): { head: string; texts: string[]; tail: string } | undefined {
  const bytes = new TextEncoder().encode(text)
  const split = splitManifest(bytesReader(bytes))
  if (!split) return undefined
  const { list, ranges } = split
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const cut = (start: number, end?: number) => decoder.decode(bytes.subarray(start, end))
  const texts = Array.from({ length: ranges.length / 2 }, (_, page) =>
    cut(ranges[page * 2] ?? 0, ranges[page * 2 + 1]),
  )
  return { head: cut(0, list.start), texts, tail: cut(list.end) }
}

function writtenInclude({ manifest, included }: ComposedSite): string {
  return withoutMark(manifest).slice(included.offset, included.end)
}

/** Where the list cannot be read, each edit must stand within one page, or outside of the list. */
function spreadEdits(site: ComposedSite, text: string): SiteFiles {
  const places = [...around(site), ...site.pages]
  const texts = new Map(places.map((place) => [place, site.text.slice(place.start, place.end)]))
  // From the last to the first, so that no edit changes the place of another.
  for (const { offset, length, text: put } of editsBetween(site.text, text).toReversed()) {
    const place = places.find(({ start, end }) => start <= offset && offset + length <= end)
    if (!place) throw new Refused(notAList)
    const edit = { offset: offset - place.start, length, text: put }
    texts.set(place, applyEdits(texts.get(place) ?? '', [edit]))
  }
  const [head = '', tail = '', ...pages] = texts.values()
  return {
    manifest: head + writtenInclude(site) + tail,
    pages: site.pages.map((page, index) => {
      const now = pages[index] ?? ''
      const isSame = now === site.text.slice(page.start, page.end)
      return isSame ? page : { name: page.name, text: fileText(now, page.text, site) }
    }),
  }
}

/** What stands before the list of pages and behind it. */
function around({ text, manifest, included }: ComposedSite): Pick<PlacedPage, 'start' | 'end'>[] {
  const mark = manifest.length - withoutMark(manifest).length
  const tail = manifest.length - mark - included.end
  return [
    { start: 0, end: mark + included.offset },
    { start: text.length - tail, end: text.length },
  ]
}
