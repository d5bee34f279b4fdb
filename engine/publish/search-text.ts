import type { Format } from '../../schema/formats.ts'
import type { ShownBlock } from '../blocks/block.ts'
import { plainText } from '../inline/plain-text.ts'
import { eachField } from '../manifest/fields.ts'
import type { PageData } from '../manifest/site.ts'
import type { SearchedPage, SearchedPart } from '../search/search-index.ts'
import type { Path } from '../text/path.ts'

const shown = new Set<Format>(['text', 'long-text', 'inline'])

/** How many letters of each page the search knows: all together they must be loaded when it is opened. */
export function lettersOf(pages: number): number {
  if (pages <= 200) return 20_000
  return pages <= 2000 ? 2_000 : 200
}

/** A page's texts, by the places that have an address of their own. */
export function searchText(
  { path, title, description, blocks }: PageData,
  letters: number,
): SearchedPage {
  const own: string[] = [description]
  const parts = new Map<string, { heading: string; texts: string[] }>()
  let left = letters
  for (const block of blocks) {
    if (left <= 0) break
    eachField(block, 'Block', (text, format, at) => {
      if (!shown.has(format) || left <= 0) return
      const plain = (format === 'inline' ? plainText(text) : text).slice(0, left).normalize('NFC')
      left -= plain.length
      const { id, heading } = placeIn(block, at)
      if (id === undefined) return void own.push(plain)
      const part = parts.get(id) ?? { heading, texts: [] }
      parts.set(id, part)
      if (plain !== heading) part.texts.push(plain)
    })
  }
  return [
    path,
    title,
    [
      ['', '', own.join(' ')],
      ...[...parts].map(([id, { heading, texts }]): SearchedPart => [id, heading, texts.join(' ')]),
    ],
  ]
}

/** The place that a text of a block stands in: the entry of a list that has an anchor, or nothing of its own. */
function placeIn(block: ShownBlock, [list = '', index = '']: Path) {
  const entry: unknown = Object(Object(block)[list])[index]
  const { id, title, name } = Object(entry)
  return typeof id === 'string' ? { id, heading: String(title ?? name ?? '') } : { heading: '' }
}
