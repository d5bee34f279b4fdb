import type { Format } from '../../schema/formats.ts'
import { isolate } from '../../schema/isolate.ts'
import { encodedAddress } from '../assets/urls.ts'
import { definitionOf } from '../blocks/index.ts'
import { eachField, type ShapeName } from '../manifest/fields.ts'
import type { ShownField } from '../manifest/shown-field.ts'
import type { Layout, Near, PageData } from '../manifest/site.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import { mapStrings } from '../text/walk.ts'
import { lookOf } from '../theme/look.ts'
import { isRightToLeft } from './is-right-to-left.ts'

const shown = new Set<Format>(['text', 'long-text', 'inline'])

/** A page as browsers are given it: with addresses as they write them, and on lines from right to left with isolates. */
export function shownPage(page: PageData, { language: ofSite, theme }: Layout['site']): PageData {
  const { near, language = ofSite } = page
  const isTurned = isRightToLeft(language)
  const drawn = lookOf(theme).drawing === 'guilloche' ? page.blocks : page.blocks.map(undrawn)
  const blocks = shownTexts(drawn, 'Block', isTurned).map((block) => shownForm(block, isTurned))
  const path = encodedAddress(page.path)
  const direction = isTurned ? 'rtl' : 'ltr'
  return {
    ...page,
    ...(page.language && { direction }),
    path,
    blocks,
    ...(near && { near: shownNear(near, isTurned) }),
  }
}

const withoutDrawing = { art: 'none' } as const

/** A block without the page's drawing. */
function undrawn(block: ShownBlock): ShownBlock {
  return definitionOf(block.type).isDrawn ? { ...block, ...withoutDrawing } : block
}

/**
 * The same of what a form is given by its declaration, or says of its given fields; options stay as they are, since they are
 * held against what is chosen.
 */
function shownForm(block: ShownBlock, isTurned: boolean): ShownBlock {
  if (block.type !== 'contact-form') return block
  const inline = (text: string) => shownText(text, 'inline', isTurned)
  const text = (words: string) => shownText(words, 'text', isTurned)
  const { declared, told } = block
  const shown = ({ label, hint, errors, optionWords, ...field }: ShownField): ShownField => ({
    ...field,
    label: inline(label),
    ...(hint && { hint: inline(hint) }),
    ...(optionWords && { optionWords: optionWords.map(text) }),
    errors: mapStrings(errors, text),
  })
  return {
    ...block,
    ...(declared && { declared: declared.map(shown) }),
    ...(told && { told: mapStrings(told, text) }),
  }
}

/** The same of what surrounds every page. */
export function shownLayout(layout: Layout): Layout {
  const { footer, navigation, redirects } = layout
  const isTurned = isRightToLeft(layout.site.language)
  return {
    ...layout,
    ...shownTexts({ footer, navigation }, 'Manifest', isTurned),
    redirects: Object.fromEntries(
      Object.entries(redirects).map((pair) => pair.map(encodedAddress)),
    ),
  }
}

function shownTexts<T>(value: T, shape: ShapeName, isTurned: boolean): T {
  const texts = new Map<string, string>()
  eachField(value, shape, (text, format, path) => {
    const after = shownText(text, format, isTurned)
    if (after !== text) texts.set(path.join('/'), after)
  })
  return texts.size ? mapStrings(value, (text, path) => texts.get(path.join('/')) ?? text) : value
}

function shownText(text: string, format: Format, isTurned: boolean): string {
  if (format === 'href') return encodedAddress(text)
  if (!shown.has(format)) return text
  const encoded = format === 'inline' ? text.replaceAll(/\]\([^()\s]+\)/g, encodedAddress) : text
  return isTurned ? isolate(encoded) : encoded
}

/** What of a page's surroundings is an address, and what no visitor reads. */
const addresses = new Set(['href', 'base', 'path', 'of', 'feed', 'under'])
const unread = new Set(['date', 'end', 'time', 'language', 'src', 'alt', 'made'])

function shownNear(near: Near, isTurned: boolean): Near {
  const text = isTurned ? isolate : (words: string) => words
  const shown = mapStrings(near, (words, path) => {
    const key = String(path.at(-1))
    if (addresses.has(key)) return encodedAddress(words)
    return unread.has(key) ? words : text(words)
  })
  const lists = Object.entries(shown.lists ?? {}).map(([path, list]) => [
    encodedAddress(path),
    list,
  ])
  return { ...shown, ...(lists.length && { lists: Object.fromEntries(lists) }) }
}
