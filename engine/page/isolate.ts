import type { Format } from '../../schema/formats.ts'
import { eachField, type ShapeName } from '../manifest/fields.ts'
import type { Layout, PageData } from '../manifest/site.ts'
import { mapStrings } from '../text/walk.ts'
import { isRightToLeft } from './is-right-to-left.ts'

const shown = new Set<Format>(['text', 'long-text', 'inline'])

/**
 * What a line from right to left would tear apart: an address of the web or for mail, and digits in three groups or
 * more, or after a plus, as telephone numbers and days have them. First what no visitor reads: where a link leads.
 */
const runs =
  /\]\([^()\s]+\)|(?:https?:\/\/|www\.)[^\s()<>]*[^\s()<>.,;:!?،؛؟]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\p{Nd}[\p{Nd}\s().-]*\p{Nd}|\(?\p{Nd}+\)?(?:[\s.-]\(?\p{Nd}+\)?){2,}/gu

/**
 * Keeps such runs in their order, and telephone numbers on one line, by signs that nobody sees (UAX #9 §2.4.2). They
 * are put into what is shown, and into nothing that machines read.
 */
function isolate(text: string): string {
  if (!/[\d@]|\p{Nd}|:\/\//u.test(text)) return text
  return text.replaceAll(runs, (run) =>
    run.startsWith('](') ? run : `\u2066${run.replaceAll(/\s/g, '\u00a0')}\u2069`,
  )
}

/** A page as it is shown in a language: from right to left, its numbers and addresses are isolated. */
export function isolatedPage(page: PageData, language: string): PageData {
  if (!isRightToLeft(language)) return page
  const blocks = isolatedTexts(page.blocks, 'Block')
  const isLink = (key: string | number | undefined) => key === 'href' || key === 'date'
  const near =
    page.near && mapStrings(page.near, (text, path) => (isLink(path.at(-1)) ? text : isolate(text)))
  return { ...page, blocks, ...(near && { near }) }
}

/** The same of what surrounds every page. */
export function isolatedLayout(layout: Layout): Layout {
  if (!isRightToLeft(layout.site.language)) return layout
  const { footer, navigation } = layout
  return { ...layout, ...isolatedTexts({ footer, navigation }, 'Manifest') }
}

function isolatedTexts<T>(value: T, shape: ShapeName): T {
  const texts = new Map<string, string>()
  eachField(value, shape, (text, format, path) => {
    if (shown.has(format)) texts.set(path.join('/'), isolate(text))
  })
  return mapStrings(value, (text, path) => texts.get(path.join('/')) ?? text)
}
