import type { Format } from '../../schema/formats.ts'
import type { DeclaredField, Page } from '../../schema/generated/manifest.js'
import { eachField, type ShapeName } from '../manifest/fields.ts'
import type { Written } from '../manifest/stages.ts'

/** What a translator puts into other words. */
const words = new Set<Format>(['text', 'long-text', 'inline', 'alt'])

/**
 * A mark of a page's words as they are written: the same as long as none of them is changed, whatever becomes of its
 * pictures, links and variables. Not meant against those who want two texts to have one mark (FNV-1a, 32 bits).
 */
export const markOfWords = (page: Written<Page>): string => markOf(page, 'Page')

/** The same of a form's fields: what its mails say is not translated. */
export const markOfFields = (fields: Written<DeclaredField[]>): string =>
  markOf(fields, 'DeclaredField')

function markOf(value: unknown, shape: ShapeName): string {
  let mark = 2166136261
  eachField(value, shape, (text, format) => {
    if (!words.has(format)) return
    for (const character of `${text}\n`)
      mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 16777619)
  })
  return (mark >>> 0).toString(36)
}
