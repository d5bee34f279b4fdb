import { deepest } from './syntax/too-deep.ts'

/** A manifest of which only what surrounds the pages was parsed. */
export interface ScannedManifest {
  /** Everything but the pages, unchecked; its list of pages is empty. */
  rest: unknown
  /** The same as text. */
  restText: string
  /** Three numbers a page: where its text begins and ends, in bytes, and how many properties it has. */
  pages: Uint32Array
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const key = Buffer.from('"pages"')
/** A page stands in the manifest's object, in its list of pages. */
const around = 2

/** Where a page's text ends, and how many properties it has. */
interface PageEnd {
  end: number
  properties: number
}

/**
 * Finds the pages of a manifest without parsing them, so that each can be parsed when it is needed.
 * @param known tells of a page that begins at an offset, where its text was seen before: then it is not scanned
 * @returns undefined where the text has not the usual shape; `load` then says what is wrong, if anything
 */
export function scan(
  bytes: Buffer,
  known: (start: number, page: number) => PageEnd | undefined = () => undefined,
): ScannedManifest | undefined {
  const open = findList(bytes)
  if (open === undefined) return undefined
  const found = scanList(bytes, open, known)
  if (!found) return undefined
  const [before, after] = [bytes.subarray(0, open + 1), bytes.subarray(found.close)]
  const restText = before.toString() + after.toString()
  try {
    const rest: unknown = JSON.parse(restText)
    const properties = countColons(before) + countColons(after)
    return countProperties(rest) === properties
      ? { rest, restText, pages: Uint32Array.from(found.pages) }
      : undefined // a key stands twice
  } catch {
    return undefined
  }
}

/** The bracket that opens the outermost object's list of pages. */
function findList(bytes: Buffer): number | undefined {
  let depth = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === openBrace || byte === openBracket) depth++
    else if (byte === closeBrace || byte === closeBracket) depth--
    else if (byte === quote) {
      const end = endOfString(bytes, at)
      const isKey = depth === 1 && bytes.subarray(at, end + 1).equals(key)
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
function scanList(
  bytes: Buffer,
  open: number,
  known: (start: number, page: number) => PageEnd | undefined,
): { close: number; pages: number[] } | undefined {
  const pages: number[] = []
  for (let at = afterSpace(bytes, open + 1); bytes[at] === openBrace; ) {
    const { end, properties } = known(at, pages.length / 3) ?? endOfObject(bytes, at)
    pages.push(at, end, properties)
    at = afterSpace(bytes, end)
    if (bytes[at] === closeBracket) return { close: at, pages }
    if (bytes[at] !== comma) return undefined
    at = afterSpace(bytes, at + 1)
  }
  return undefined
}

function endOfObject(bytes: Buffer, open: number): PageEnd {
  let depth = around
  let properties = 0
  let at = open
  for (; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) at = endOfString(bytes, at)
    else if (byte === colon) properties++
    else if (byte === openBrace || byte === openBracket) {
      if (++depth > deepest) return { end: bytes.length, properties }
    } else if ((byte === closeBrace || byte === closeBracket) && --depth === around) break
  }
  return { end: at + 1, properties }
}

function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1
  for (; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) return at
    if (byte === backslash) at++
  }
  return at
}

function afterSpace(bytes: Buffer, start: number): number {
  let at = start
  while (bytes[at] === 0x20 || bytes[at] === 0x0a || bytes[at] === 0x0d || bytes[at] === 0x09) at++
  return at
}

/** Every property has one colon outside of texts. */
function countColons(bytes: Buffer): number {
  let colons = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === quote) at = endOfString(bytes, at)
    else if (bytes[at] === colon) colons++
  }
  return colons
}

/** How many properties a parsed value has; fewer than its text where a key stands twice in an object. */
export function countProperties(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const child of value) if (typeof child === 'object') count += countProperties(child)
    return count
  }
  const properties: { [key: string]: unknown } = { ...value }
  for (const key in properties) {
    count++
    const child = properties[key]
    if (typeof child === 'object') count += countProperties(child)
  }
  return count
}
