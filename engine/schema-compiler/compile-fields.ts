import type { Descriptions, Field } from './describe-schemas.ts'

/** What a property holds: a text of a format (`href`), another shape (`Card`), a list (`[Card]`) or a map (`{Card}`) of such. */
type FieldName = string

/** Every shape with its properties that hold texts. */
export interface FieldTable {
  shapes: { [shape: string]: { [property: string]: FieldName } }
  /** The shape that a value has by its "type". */
  unions: { [shape: string]: { [type: string]: string } }
}

/** What stands where in the manifest, for those who walk it. What holds no text is left out. */
export function compileFields({ shapes, unions }: Descriptions): FieldTable {
  return {
    shapes: mapValues(shapes, ({ fields }) => namesOf(fields)),
    unions: mapValues(unions, ({ types }) => types),
  }
}

function namesOf(fields: { [key: string]: Field }): { [property: string]: FieldName } {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const name = nameOf(field)
      return name === undefined ? [] : [[key, name]]
    }),
  )
}

function nameOf(field: Field): FieldName | undefined {
  if (field.kind === 'shape') return field.shape
  if (field.kind === 'union') return field.union
  if (field.kind === 'list' || field.kind === 'map') {
    const within = nameOf(field.kind === 'list' ? field.item : field.entry)
    return within && (field.kind === 'list' ? `[${within}]` : `{${within}}`)
  }
  return 'format' in field ? field.format : undefined
}

function mapValues<T, U>(record: { [key: string]: T }, change: (value: T) => U) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
