import { deepest } from './syntax/too-deep.ts'

/** A manifest cut at its pages, so that each page can be read by itself. Offsets count bytes of UTF-8. */
export interface SplitManifest {
  /** The whole text with an empty list of pages: the site's globals. */
  globals: string
  /** Two offsets a page: where its object begins, and where it ends. */
  ranges: Uint32Array
  /** Where the list of pages begins, and where it ends. */
  list: { start: number; end: number }
}

/** Tells where a page ends that was seen before at an offset: then it is not looked through. */
type KnownEnd = (start: number, page: number) => number | undefined

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const key = new TextEncoder().encode('"pages"')
/** A page stands in the manifest's object, in its list of pages. */
const around = 2

/**
 * Finds the pages of a manifest without parsing them.
 * @param bytes the text without a byte order mark
 * @returns undefined where the text has not the usual shape: a list of objects, not empty, under "pages"
 */
export function splitManifest(
  bytes: Uint8Array,
  knownEnd: KnownEnd = () => undefined,
): SplitManifest | undefined {
  const open = findList(bytes)
  const found = open === undefined ? undefined : splitList(bytes, open, knownEnd)
  if (open === undefined || !found) return undefined
  const decode = (part: Uint8Array) => new TextDecoder().decode(part)
  const globals = decode(bytes.slice(0, open + 1)) + decode(bytes.slice(found.close))
  const list = { start: open, end: found.close + 1 }
  return { globals, ranges: Uint32Array.from(found.ranges), list }
}

function isKeyOfPages(bytes: Uint8Array, start: number, end: number): boolean {
  return end - start + 1 === key.length && key.every((byte, index) => bytes[start + index] === byte)
}

/** The bracket that opens the outermost object's list of pages. */
function findList(bytes: Uint8Array): number | undefined {
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === openBrace || byte === openBracket) depth++
    else if (byte === closeBrace || byte === closeBracket) depth--
    else if (byte === quote) {
      const end = endOfString(bytes, at)
      const isKey = depth === 1 && isKeyOfPages(bytes, at, end)
      at = end
      if (!isKey) continue
      const value = afterSpace(bytes, end + 1)
      const list = afterSpace(bytes, value + 1)
      if (bytes[value] === colon) return bytes[list] === openBracket ? list : undefined
      at = value - 1
    }
  }
  return undefined
}

/** The objects of a list; nothing else may be in it. */
function splitList(
  bytes: Uint8Array,
  open: number,
  knownEnd: KnownEnd,
): { close: number; ranges: number[] } | undefined {
  const ranges: number[] = []
  for (let at = afterSpace(bytes, open + 1); bytes[at] === openBrace; ) {
    const end = knownEnd(at, ranges.length / 2) ?? endOfObject(bytes, at)
    ranges.push(at, end)
    at = afterSpace(bytes, end)
    if (bytes[at] === closeBracket) return { close: at, ranges }
    if (bytes[at] !== comma) return undefined
    at = afterSpace(bytes, at + 1)
  }
  return undefined
}

/** The offset after an object; the end where it is too deep or never closed. */
function endOfObject(bytes: Uint8Array, open: number): number {
  let depth = around
  for (let at = open; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) at = endOfString(bytes, at)
    else if (byte === openBrace || byte === openBracket) {
      if (++depth > deepest) return bytes.length
    } else if ((byte === closeBrace || byte === closeBracket) && --depth === around) return at + 1
  }
  return bytes.length
}

function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  for (; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) return at
    if (byte === backslash) at++
  }
  return at
}

function afterSpace(bytes: Uint8Array, start: number): number {
  let at = start
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++
  return at
}
