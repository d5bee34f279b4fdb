import { Source } from '../text/source.ts'
import { firstTooDeep } from '../text/syntax/too-deep.ts'
import { parse } from './parse.ts'
import { below } from './parse-pieces.ts'
import { parsePart } from './read-parts.ts'

/** Reads a page by itself; its value is undefined where nothing can be said of it. */
export function readPage(text: string, index: number) {
  const sound = firstTooDeep(text) === undefined ? parsePart(text) : undefined
  const path = ['pages', index]
  if (sound) return { ...sound, source: new Source('', text, undefined, path), findings: [] }
  const { value, source, findings, isReadable } = parse('', text)
  return {
    value: isReadable ? value : undefined,
    source: new Source('', text, isReadable ? source.root : undefined, path),
    findings: findings.map((found) => below(found, index)),
  }
}
