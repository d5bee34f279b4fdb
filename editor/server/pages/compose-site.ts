import type { Included } from '../../../engine/analysis/included.ts'
import { withoutMark } from '../../../engine/text/without-mark.ts'

/** A file of a page: its name below the manifest's folder, and what it says. */
export interface PageFile {
  name: string
  text: string
}

/** The manifest itself, and its pages where they stand in files of their own. */
export interface SiteFiles {
  manifest: string
  pages: PageFile[]
}

/** A site with its pages in files, as the one text that is edited. */
export interface ComposedSite {
  text: string
  /** The manifest itself, and where in it stands which files there are. */
  manifest: string
  included: Included
  /** The files in the order of their names, each with the place of its page in the text. */
  pages: PlacedPage[]
  /** What each line of a page begins with in the text, and not in its file. */
  indent: string
  lineEnd: string
}

export interface PlacedPage extends PageFile {
  start: number
  end: number
}

/** Puts pages into their list as a person would write them there, so that it is edited like any other list. */
export function composeSite(manifest: string, included: Included, files: PageFile[]): ComposedSite {
  const mark = manifest.slice(0, manifest.length - withoutMark(manifest).length)
  const own = manifest.slice(mark.length)
  const lineEnd = own.includes('\r\n') ? '\r\n' : '\n'
  const lineStart = own.lastIndexOf('\n', included.offset) + 1
  const around = /^[ \t]*/.exec(own.slice(lineStart))?.[0] ?? ''
  const indent = around + (around || '  ')
  const parts = [`${mark}${own.slice(0, included.offset)}[`]
  let length = parts[0]?.length ?? 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const pages = files.map((file, index): PlacedPage => {
    add(`${index ? ',' : ''}${lineEnd}${indent}`)
    const start = length
    add(indented(withoutMark(file.text).trim(), indent))
    return { ...file, start, end: length }
  })
  add(`${lineEnd}${around}]${own.slice(included.end)}`)
  return { text: parts.join(''), manifest, included, pages, indent, lineEnd }
}

/** No string of JSON has a line end in it, and what is indented here can be taken back to the byte. */
const indented = (text: string, indent: string) => text.replace(/\n(?=[^\r\n])/g, `\n${indent}`)

/** What a file says once its page is written so in the text; what stands around the page stays. */
export function fileText(page: string, before: string | undefined, site: ComposedSite): string {
  const text = page.replaceAll(`\n${site.indent}`, '\n')
  if (before === undefined) return `${text}${site.lineEnd}`
  const own = withoutMark(before).trim()
  const start = own === '' ? before.length : before.indexOf(own)
  return before.slice(0, start) + text + before.slice(start + own.length)
}
