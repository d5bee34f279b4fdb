import { plainText } from '../../../engine/inline/plain-text.ts'
import type { Json } from '../../document/action.ts'
import { type Field, fieldsOf, isRecord, shapeOf } from '../describe.ts'

/** The words by which a person knows an item of a list: its own, or the first that are shown of it. */
export function wordsOf(field: Field, value: Json | undefined): string | undefined {
  if (typeof value === 'string') return plainText(value) || undefined
  const shape = shapeOf(field, value)
  if (!isRecord(value) || !shape) return undefined
  const shown = Object.entries(fieldsOf(shape)).find(
    ([key, { kind, ...rest }]) =>
      kind === 'text' && 'format' in rest && isWords(rest.format) && value[key],
  )
  const words = shown && value[shown[0]]
  return typeof words === 'string' ? plainText(words) : undefined
}

const isWords = (format: string | undefined) =>
  format === 'text' || format === 'inline' || format === 'long-text' || format === 'path'
