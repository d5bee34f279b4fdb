import type { BlockOf, BlockType, ShownBlock } from '../../../engine/blocks/block.ts'
import { definitionOf } from '../../../engine/blocks/index.ts'
import { eachField, type ShapeName } from '../../../engine/manifest/fields.ts'
import type { Layout } from '../../../engine/manifest/site.ts'
import type { Path } from '../../../engine/text/path.ts'
import type { Format } from '../../../schema/formats.ts'
import { putValue } from '../../document/read/path-value.ts'
import { putMarks } from './mark.ts'

/** A value whose shown texts bear marks: the number in a mark is that of the text's path. */
export interface Marked<T> {
  value: T
  paths: Path[]
}

/** What an empty text is shown as: room to click on, of spaces that do not collapse. */
export const emptyText = '\u2003\u2003\u2003'

const shownFormats: Partial<Record<Format, true>> = {
  text: true,
  'long-text': true,
  inline: true,
  alt: true,
}

/** Marks a block's texts, but for those that visitors filter by: they are compared with each other. */
export function markBlock(block: ShownBlock): Marked<ShownBlock> {
  const compared = new Set(choicesOf(block).flatMap(({ value, choices }) => [value, ...choices]))
  return mark(block, 'Block', compared)
}

/** Marks the texts of what surrounds every page. */
export function markLayout(layout: Layout): Marked<Layout> {
  return mark(layout, 'Manifest', new Set())
}

function choicesOf<T extends BlockType>(block: BlockOf<T>) {
  return definitionOf<T>(block.type).choices?.(block) ?? []
}

function mark<T extends object>(value: T, shape: ShapeName, except: Set<string>): Marked<T> {
  const marked = structuredClone(value)
  const paths: Path[] = []
  eachField(value, shape, (text, format, path) => {
    if (!shownFormats[format] || except.has(text)) return
    putValue(marked, path, putMarks(text || emptyText, paths.length))
    paths.push([...path])
  })
  return { value: marked, paths }
}
