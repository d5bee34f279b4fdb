import type { ShownBlock } from '../../../engine/blocks/block.ts'
import type { Layout, PageData } from '../../../engine/manifest/site.ts'
import type { Path } from '../../../engine/text/path.ts'
import { valueAt, withValue } from '../../document/read/path-value.ts'
import type { PageKey, Preview, ShownText } from '../../document/session.ts'
import { type Marked, markBlock, markLayout } from '../marks/mark-texts.ts'

/** A page with marks in its texts, as React gets it. */
export interface Framed {
  key: PageKey
  version: number
  page: PageData
  blocks: Marked<ShownBlock>[]
  layout: Marked<Layout>
  language: string | undefined
}

/** A text that is shown otherwise than the preview has it. */
export interface Kept {
  shown: ShownText
  text: string
  /** What React has for it already, where its nodes are set aside: the same again leaves them alone. */
  marked?: string
}

/**
 * Puts marks into previews. A part that is as it was in the preview before stays the same object, so that React passes
 * over it.
 */
export function createFramer() {
  let known = new Map<string, Marked<ShownBlock>>()
  let layouts = new Map<string, Marked<Layout>>()

  return (key: PageKey, { version, page, layout, language }: Preview, kept?: Kept): Framed => {
    const own = kept?.shown.shown === key ? blockPath(kept.shown) : undefined
    const blocks = page.blocks.map((block, index) =>
      remembered(known, block, markBlock, own?.block === index ? own.path : [], kept),
    )
    const path = kept?.shown.shown === 'layout' ? kept.shown.path : []
    const around = remembered(layouts, layout, markLayout, path, kept)
    known = new Map(blocks.map(({ name, marked }) => [name, marked]))
    layouts = new Map([[around.name, around.marked]])
    return {
      key,
      version,
      page: { ...page, blocks: blocks.map(({ marked }) => marked.value) },
      blocks: blocks.map(({ marked }) => marked),
      layout: around.marked,
      language,
    }
  }
}

/** What React was given for a text. */
export function markedAt({ blocks, layout }: Framed, text: ShownText): string | undefined {
  const own = blockPath(text)
  const value = own ? valueAt(blocks[own.block]?.value, own.path) : valueAt(layout.value, text.path)
  return typeof value === 'string' ? value : undefined
}

/** What a preview says at the place of a text. */
export function shownIn({ page, layout }: Preview, { shown, path }: ShownText): string | undefined {
  const value = valueAt(shown === 'layout' ? layout : page, path)
  return typeof value === 'string' ? value : undefined
}

function blockPath({ shown, path }: ShownText): { block: number; path: Path } | undefined {
  const [field, block, ...within] = path
  return shown !== 'layout' && field === 'blocks'
    ? { block: Number(block), path: within }
    : undefined
}

/**
 * Marks a part, unless one that says the same was marked before.
 * @param path of the text in it that is shown otherwise; empty where none is
 */
function remembered<T extends object>(
  known: Map<string, Marked<T>>,
  part: T,
  mark: (part: T) => Marked<T>,
  path: Path,
  { text, marked: given }: Partial<Kept> = {},
): { name: string; marked: Marked<T> } {
  const isKept = typeof valueAt(part, path) === 'string'
  const value = isKept ? withValue(part, path, text) : part
  const name = nameOf(value)
  const marked = known.get(name) ?? mark(value)
  if (!isKept || given === undefined || valueAt(marked.value, path) === given)
    return { name, marked }
  return { name, marked: { ...marked, value: withValue(marked.value, path, given) } }
}

const names = new WeakMap<object, string>()

/** What a part says; one that is the same object again is not read again. */
function nameOf(part: object): string {
  const name = names.get(part) ?? JSON.stringify(part)
  names.set(part, name)
  return name
}
