import { plainText } from '../../../engine/inline/plain-text.ts'
import type { ShownBlock } from '../../../engine/manifest/stages.ts'
import type { Part } from '../../frame/frame-door.ts'

const titles = import.meta.glob<string>(
  ['../../../schema/blocks/*.schema.json', '#blocks/*/*.schema.json'],
  { eager: true, import: 'title' },
)

const named = Object.fromEntries(
  Object.entries(titles).map(([file, title]) => [/([\w-]+)\.schema\.json$/.exec(file)?.[1], title]),
)

/** What a kind of block is called. */
export function kindName(type: string): string {
  return named[type] ?? type
}

/** All kinds of block that there are. */
export const kinds = Object.keys(named)

/** What a part of a page is called. */
export function partName(part: Part, blocks: ShownBlock[]): string {
  if (part === 'header') return 'Header and menu'
  if (part === 'footer') return 'Footer'
  const block = blocks[part]
  return block ? kindName(block.type) : 'Block'
}

/** The first words of a block, by which one tells it from others of its kind. */
export function firstWords(block: ShownBlock): string {
  const [words] = Object.entries(block).flatMap(([key, value]) =>
    key !== 'type' && key !== 'art' && typeof value === 'string' ? [value] : within(value),
  )
  return plainText(words ?? '')
}

function within(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const [first]: unknown[] = value
  if (typeof first === 'string') return [first]
  if (typeof first !== 'object' || first === null) return []
  const { title, label, name, question } = first as { [key: string]: unknown } // an item, whatever its kind
  return [title, label, name, question].filter((words) => typeof words === 'string').slice(0, 1)
}
