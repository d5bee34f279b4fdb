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

/** Reads bytes of a text, fewer than asked for at its end. They hold until the next reading. */
export type ReadBytes = (start: number, length: number) => Uint8Array

/** What is done with pages while they are looked for. */
interface Visitor {
  /** Tells where a page ends that was seen before, and begins at an offset of the bytes: it is not looked through. */
  knownEnd?: (bytes: Uint8Array, start: number, page: number) => number | undefined
  onPage?: (bytes: Uint8Array, page: number) => void
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]
const key = new TextEncoder().encode('"pages"')
/** A page stands in the manifest's object, in its list of pages. */
const around = 2

/** As much is read at once, if no page is longer. */
const step = 1 << 20

/** A text of which a part is in memory. */
class Part {
  readonly #read: ReadBytes
  /** Where it begins in the text. */
  start = 0
  bytes: Uint8Array = new Uint8Array()
  /** Whether the text ends with it. */
  isLast = false

  constructor(read: ReadBytes) {
    this.#read = read
  }

  /** Reads on from a place that is in memory; more than was there, unless the text ends. */
  readFrom(start: number): void {
    const length = Math.max(step, 2 * (this.start + this.bytes.length - start))
    this.start = start
    this.bytes = this.#read(start, length)
    this.isLast = this.bytes.length < length
  }
}

/** Bytes in memory, as a text that is split. */
export function bytesReader(bytes: Uint8Array): ReadBytes {
  return (start, length) => bytes.subarray(start, start + length)
}

/**
 * Finds the pages of a manifest without parsing them, and without having all of it in memory.
 * @returns undefined where the text has not the usual shape: a list of objects, not empty, under "pages"
 */
export function splitManifest(read: ReadBytes, visitor: Visitor = {}): SplitManifest | undefined {
  const open = listIn(read)
  const found = open === undefined ? undefined : splitList(read, open, visitor)
  if (open === undefined || !found) return undefined
  const decode = (part: Uint8Array) => new TextDecoder().decode(part)
  const globals = decode(read(0, open + 1)) + decode(read(found.close, Number.POSITIVE_INFINITY))
  const list = { start: open, end: found.close + 1 }
  return { globals, ranges: Uint32Array.from(found.ranges), list }
}

function listIn(read: ReadBytes): number | undefined {
  const head = new Part(read)
  let open: number | undefined
  while (open === undefined && !head.isLast) {
    head.readFrom(0)
    open = findList(head.bytes)
  }
  return open
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
  read: ReadBytes,
  open: number,
  visitor: Visitor,
): { close: number; ranges: number[] } | undefined {
  const ranges: number[] = []
  const part = new Part(read)
  for (let at = open + 1; ; ) {
    const page = nextPage(part.bytes, at - part.start, ranges.length / 2, visitor)
    if (!page && part.isLast) return undefined
    if (!page) {
      part.readFrom(at)
      continue
    }
    visitor.onPage?.(part.bytes.subarray(page.start, page.end), ranges.length / 2)
    ranges.push(part.start + page.start, part.start + page.end)
    at = part.start + page.after + 1
    if (part.bytes[page.after] === closeBracket) return { close: at - 1, ranges }
  }
}

/** An object and what stands after it; undefined where that is not a comma or the list's end, or not in the bytes. */
function nextPage(bytes: Uint8Array, at: number, page: number, { knownEnd }: Visitor) {
  const start = afterSpace(bytes, at)
  if (bytes[start] !== openBrace) return undefined
  const end = knownEnd?.(bytes, start, page) ?? endOfObject(bytes, start)
  const after = afterSpace(bytes, end)
  const isUsual = bytes[after] === comma || bytes[after] === closeBracket
  return isUsual ? { start, end, after } : undefined
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
