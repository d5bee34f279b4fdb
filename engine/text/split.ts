import { endOfText } from './skip.ts'
import { deepest } from './syntax/too-deep.ts'

/** A manifest's text, cut out at its pages, so that each page can be read by itself. */
export interface SplitText {
  /** The whole text with an empty list of pages: the site's globals. */
  globals: string
  /** Two offsets a page, in UTF-16 units: where its object begins, and where it ends. */
  ranges: Uint32Array
}

const [comma, colon] = [0x2c, 0x3a]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const quote = 0x22
/** A page stands in the manifest's object, in its list of pages. */
const around = 2

/**
 * Finds the pages of a manifest without parsing them.
 * @param text without a byte order mark
 * @returns undefined where the text has not the usual shape, a non-empty list of objects under "pages"
 */
export function splitManifest(text: string): SplitText | undefined {
  const open = findList(text)
  const found = open === undefined ? undefined : scanList(text, open)
  if (open === undefined || !found) return undefined
  const globals = text.slice(0, open + 1) + text.slice(found.close)
  return { globals, ranges: Uint32Array.from(found.ranges) }
}

/** The text of one page. */
export function pageText(text: string, { ranges }: SplitText, page: number): string {
  return text.slice(ranges[page * 2], ranges[page * 2 + 1])
}

/** The bracket that opens the outermost object's list of pages. */
function findList(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === openBrace || code === openBracket) depth++
    else if (code === closeBrace || code === closeBracket) depth--
    else if (code === quote) {
      const end = endOfText(text, at)
      const isKey = depth === 1 && text.slice(at, end) === '"pages"'
      at = end - 1
      if (!isKey) continue
      const value = skipJsonSpace(text, end)
      const list = skipJsonSpace(text, value + 1)
      if (text.charCodeAt(value) === colon)
        return text.charCodeAt(list) === openBracket ? list : undefined
    }
  }
  return undefined
}

/** The objects of a list; nothing else may be in it. */
function scanList(text: string, open: number): { close: number; ranges: number[] } | undefined {
  const ranges: number[] = []
  let at = skipJsonSpace(text, open + 1)
  while (text.charCodeAt(at) === openBrace) {
    const end = endOfObject(text, at)
    ranges.push(at, end)
    at = skipJsonSpace(text, end)
    if (text.charCodeAt(at) === closeBracket) return { close: at, ranges }
    if (text.charCodeAt(at) !== comma) return undefined
    at = skipJsonSpace(text, at + 1)
  }
  return undefined
}

/** The offset after an object; the text's end where it is too deep or never closed. */
function endOfObject(text: string, open: number): number {
  let depth = around
  for (let at = open; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at) - 1
    else if (code === openBrace || code === openBracket) {
      if (++depth > deepest) return text.length
    } else if ((code === closeBrace || code === closeBracket) && --depth === around) return at + 1
  }
  return text.length
}

/** White space as JSON has it (RFC 8259 §2), and no other. */
function skipJsonSpace(text: string, start: number): number {
  let at = start
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) break
  }
  return at
}
