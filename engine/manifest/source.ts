import { type JSONPath, type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Finding, FindingCode, Place } from './finding.ts'

/** The text of a manifest, and where each of its values stands. */
export class Source {
  readonly file: string
  readonly text: string
  readonly syntaxErrors: ParseError[] = []
  #tree: Node | undefined
  #lineStarts: number[] | undefined

  constructor(file: string, text: string) {
    this.file = file
    this.text = withoutMark(text)
  }

  /** The syntax tree; made when first asked for, since a manifest without findings needs none. */
  get tree(): Node | undefined {
    this.#tree ??= parseTree(this.text, this.syntaxErrors, { disallowComments: true })
    return this.#tree
  }

  /** The place of an offset, counted in UTF-16 units as editors do. */
  place(offset: number, path: JSONPath = []): Place {
    this.#lineStarts ??= startsOfLines(this.text)
    const line = lastIndexAtMost(this.#lineStarts, offset)
    const column = offset - (this.#lineStarts[line] ?? 0) + 1
    return { file: this.file, line: line + 1, column, pointer: pointerOf(path) }
  }

  /** The place of a value, or of the nearest one around it that exists. */
  placeOf(path: JSONPath): Place {
    return this.place(this.#nearest(path)?.offset ?? 0, path)
  }

  /** The place of a key, rather than of its value. */
  placeOfKey(path: JSONPath): Place {
    const value = this.#nearest(path)
    return this.place(value?.parent?.children?.[0]?.offset ?? value?.offset ?? 0, path)
  }

  /** The place of the n-th occurrence (from 0) of a piece of text within a string value. */
  placeWithin(path: JSONPath, piece: string, nth = 0): Place {
    const node = this.#nearest(path)
    if (!node) return this.placeOf(path)
    let at = node.offset
    for (let found = -1; found < nth; found++) {
      const next = this.text.indexOf(piece, at + (found < 0 ? 0 : 1))
      if (next < 0 || next > node.offset + node.length) return this.place(node.offset, path)
      at = next
    }
    return this.place(at, path)
  }

  finding(code: FindingCode, at: Place, message: string, hint: string): Finding {
    return { code, severity: 'error', at, message, hint }
  }

  #nearest(path: JSONPath): Node | undefined {
    let node = this.tree
    for (const key of path) {
      const child = node && childOf(node, key)
      if (!child) return node
      node = child
    }
    return node
  }
}

/** Some editors of Windows begin a file with a byte order mark, which is no part of its first line. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function childOf({ type, children = [] }: Node, key: string | number): Node | undefined {
  if (type === 'array') return children[Number(key)]
  return children.find(({ children: property }) => property?.[0]?.value === String(key))
    ?.children?.[1]
}

/** A path of keys as a JSON Pointer (RFC 6901). */
function pointerOf(path: JSONPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** A JSON Pointer as a path of keys. */
export function pathOf(pointer: string): JSONPath {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The index of the last value that is at most `limit`, in an ascending list. */
function lastIndexAtMost(ascending: number[], limit: number): number {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((ascending[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
