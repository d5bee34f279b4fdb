import { plainText } from '../../../engine/inline/plain-text.ts'
import type { ShownBlock } from '../../../engine/manifest/stages.ts'
import type { Path } from '../../../engine/text/path.ts'
import { labelKeyOf, labelOf } from '../../document/tell/label-of.ts'

/** Something that a block repeats: a card, a question, a paragraph. */
export interface BlockItem {
  /** Where it stands within the block. */
  path: Path
  /** The words by which it is known, and where they stand in the block. */
  words: string
  wordsPath: Path
}

/** What is in a block: the items of its lists, in their order. */
export function itemsOf(block: ShownBlock): BlockItem[] {
  return Object.entries(block).flatMap(([key, value]) =>
    Array.isArray(value) ? value.flatMap((item, index) => itemAt([key, index], item)) : [],
  )
}

function itemAt(path: Path, item: unknown): BlockItem[] {
  const words = plainText(labelOf(item) ?? '')
  const key = typeof item === 'string' ? undefined : labelKeyOf(item)
  return words === '' ? [] : [{ path, words, wordsPath: key === undefined ? path : [...path, key] }]
}
