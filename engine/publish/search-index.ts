import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { showPage } from '../analysis/analyse-page.ts'
import { searchIndexUrl } from '../assets/urls.ts'
import type { PageData, Site } from '../manifest/site.ts'
import { pageReader } from './manifest-file.ts'
import type { Earlier } from './output.ts'
import { lettersOf, searchText } from './search-text.ts'
import type { SiteText } from './site-text.ts'

/** A page's line of the index. */
export function searchLine(page: PageData, pages: number): string {
  return JSON.stringify(searchText(page, lettersOf(pages)))
}

/** The index of a site that is at hand. */
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
 * The lines of all pages: those that were made just now, and of the others those of the earlier build, where its index
 * is as it left it.
 * @param made by path
 */
export function searchLines(site: SiteText, { paths, made, out, earlier }: Options): string[] {
  const textAt = pageReader(site.file, site.ranges)
  const anew = (page: number) =>
    searchLine(showPage(textAt(page), site.globals.context), paths.length)
  let before: Map<string, string> | undefined
  return paths.map((path, index) => {
    before ??= made.has(path) ? undefined : linesBefore(out, earlier, paths.length)
    return made.get(path) ?? before?.get(path) ?? anew(index)
  })
}

interface Options {
  paths: string[]
  made: Map<string, string>
  out: string
  /** What the earlier build wrote. */
  earlier: Earlier | undefined
}

function linesBefore(
  out: string,
  earlier: Earlier | undefined,
  pages: number,
): Map<string, string> {
  const known = earlier?.files[searchIndexUrl]?.hash
  const text = known ? readText(out + searchIndexUrl) : ''
  const [head, ...lines] = text.split('\n')
  if (head !== headOf(pages) || hash('sha1', text, 'base64url') !== known) return new Map()
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
