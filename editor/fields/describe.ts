import type { Descriptions, Field } from '../../engine/schema-compiler/describe-schemas.ts'
import { pathOf, pointerOf } from '../../engine/text/source.ts'
import table from '../../schema/generated/descriptions.json' with { type: 'json' }
import type { Json } from '../document/action.ts'

export type { Field }

const descriptions = table as Descriptions // what the schema compiler wrote; the kinds are known to be of these

/** The fields of a shape by their keys, in the order of the schema. */
export type Fields = { [key: string]: Field }

/** The type that the value at an address has; what is known of it where it has none. */
type TypeAt = (pointer: string) => string | undefined

/**
 * What the schemas say of an address in the manifest.
 * @param typeAt answers with the "type" of a block or record on the way
 * @returns undefined where the schemas know of no such place
 */
export function describe(pointer: string, typeAt: TypeAt): Field | undefined {
  const { root, shapes } = descriptions
  const path = pathOf(pointer)
  const whole: Field = { title: shapes[root]?.title ?? root, kind: 'shape', shape: root }
  return path.reduce<Field | undefined>(
    (field, key, depth) =>
      field && within(field, String(key), () => typeAt(pointerOf(path.slice(0, depth)))),
    whole,
  )
}

function within(field: Field, key: string, type: () => string | undefined): Field | undefined {
  if (field.kind === 'list') return /^\d+$/.test(key) ? field.item : undefined
  if (field.kind === 'map') return field.entry
  const shape = field.kind === 'union' ? shapeOfType(field.union, type()) : field
  return shape?.kind === 'shape' ? fieldsOf(shape.shape)[key] : undefined
}

/** The fields of a shape; none for one that the schemas do not know. */
export function fieldsOf(shape: string): Fields {
  return descriptions.shapes[shape]?.fields ?? {}
}

/** The shape of a union that has this type, as a field. */
export function shapeOfType(union: string, type: string | undefined): Field | undefined {
  const shape = type === undefined ? undefined : descriptions.unions[union]?.types[type]
  const words = shape && descriptions.shapes[shape]
  if (!shape || !words) return undefined
  const { title, description } = words
  return { title, ...(description && { description }), kind: 'shape', shape }
}

/** The shape that a value has, or is to have, by what is said of its place. */
export function shapeOf(field: Field, value: Json | undefined): string | undefined {
  const part = field.kind === 'union' ? shapeOfType(field.union, typeOf(value)) : field
  return part?.kind === 'shape' ? part.shape : undefined
}

/** The types of a union, with what each is called. */
export function typesOf(union: string): { type: string; title: string; description?: string }[] {
  return Object.keys(descriptions.unions[union]?.types ?? {}).map((type) => {
    const { title = type, description } = shapeOfType(union, type) ?? {}
    return { type, title, ...(description && { description }) }
  })
}

/** The type that a value names, of a block or a record. */
export function typeOf(value: Json | undefined): string | undefined {
  const type = isRecord(value) ? value.type : undefined
  return typeof type === 'string' ? type : undefined
}

/** Whether a value is an object of JSON. */
export function isRecord(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is said of an address, where the blocks on the way are asked for their types. */
export async function describeIn(
  valueAt: (pointer: string) => Promise<Json | undefined>,
  pointer: string,
): Promise<Field | undefined> {
  const types = new Map<string, string | undefined>()
  for (;;) {
    let unknown: string | undefined
    const field = describe(pointer, (at) => {
      if (!types.has(at)) unknown = at
      return types.get(at)
    })
    if (unknown === undefined) return field
    types.set(unknown, typeOf(await valueAt(unknown)))
  }
}

/** A word of a choice, as it is shown: "ProfessionalService" is "Professional service". */
export function choiceInWords(word: string): string {
  const spaced = word
    .replaceAll('-', ' ')
    .replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
