import { plainText } from '../../../engine/inline/plain-text.ts'
import { segmentsOf } from '../../../engine/manifest/tokens.ts'
import type { Json } from '../../document/action.ts'
import { type Field, fieldsOf, isRecord, shapeOf } from '../describe.ts'
import type { Variables } from '../rich/variables.ts'

/**
 * The words by which a person knows an item of a list, as they are read: its own, or the first that are shown of it.
 * @param variables what each stands for; where that is not known yet, its name does
 */
export function wordsOf(
  field: Field,
  value: Json | undefined,
  variables: Variables = {},
): string | undefined {
  const read = (written: string) =>
    plainText(
      segmentsOf(written, variables)
        .map(({ text }) => text)
        .join(''),
    )
  if (typeof value === 'string') return read(value) || undefined
  const shape = shapeOf(field, value)
  if (!isRecord(value) || !shape) return undefined
  const written = formats.flatMap((those) => {
    const shown = Object.entries(fieldsOf(shape)).find(
      ([key, { kind, ...rest }]) =>
        kind === 'text' && 'format' in rest && those.includes(rest.format ?? '') && value[key],
    )
    return shown ? (value[shown[0]] ?? []) : []
  })
  const words = written[0]
  return typeof words === 'string' ? read(words) : undefined
}

/** What is shown of an item is best known; then what is noted of it, then where it is. */
const formats = [['text', 'inline', 'long-text'], ['note'], ['path']]
