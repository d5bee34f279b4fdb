import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { showPage } from '../analysis/analyse-page.ts'
import type { PageData, Site } from '../manifest/site.ts'
import { pageReader } from './manifest-file.ts'
import type { Earlier } from './output.ts'
import { lettersOf, searchText } from './search-text.ts'
import type { SiteText } from './site-text.ts'

/** A page's line of the index. */
export function searchLine(page: PageData, pages: number): string {
  return JSON.stringify(searchText(page, lettersOf(pages)))
}

/** The index of pages that are at hand, of one language. */
export function searchIndexOf({ pages }: Pick<Site, 'pages'>): string {
  return searchIndex(pages.map((page) => searchLine(page, pages.length)))
}

/** The whole index, a line each page, in their order. */
export function searchIndex(lines: string[]): string {
  return `${headOf(lines.length)}\n${lines.join(',\n')}\n]}`
}

/** Lines of one length are not for an index of another. */
const headOf = (pages: number) => `{"letters":${lettersOf(pages)},"pages":[`

/**
 * The lines of a language's pages: those that were made just now, and of the others those of the earlier build, where its
 * index is as it left it.
 */
export function searchLines(site: SiteText, { url, pages, made, out, earlier }: Options): string[] {
  const textAt = pageReader(site.file, site.ranges)
  const anew = (number: number) =>
    searchLine(showPage(textAt(number), site.globals.context), pages.length)
  let before: Map<string, string> | undefined
  return pages.map(({ path, number }) => {
    before ??= made.has(path) ? undefined : linesBefore({ url, pages, out, earlier })
    return made.get(path) ?? before?.get(path) ?? anew(number)
  })
}

interface Options {
  /** The address of the language's index. */
  url: string
  /** Its pages, each by its number in the manifest. */
  pages: { path: string; number: number }[]
  /** By path. */
  made: Map<string, string>
  out: string
  /** What the earlier build wrote. */
  earlier: Earlier | undefined
}

function linesBefore({ url, pages, out, earlier }: Omit<Options, 'made'>): Map<string, string> {
  const known = earlier?.files[url]?.hash
  const text = known ? readText(out + url) : ''
  const [head, ...lines] = text.split('\n')
  if (head !== headOf(pages.length) || hash('sha1', text, 'base64url') !== known) return new Map()
  return new Map(
    lines.slice(0, -1).map((line) => {
      const whole = line.replace(/,$/, '')
      return [pathOf(whole), whole]
    }),
  )
}

/** A path has no letter that JSON would write otherwise. */
const pathOf = (line: string) => line.slice(2, line.indexOf('"', 2))

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
