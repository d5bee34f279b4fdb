import type { Format } from '../../schema/formats.ts'
import table from '../../schema/generated/fields.json' with { type: 'json' }
import type { Path } from '../text/path.ts'

/** A part of the manifest that has a type of its own. */
export type ShapeName = keyof typeof table.shapes | keyof typeof table.unions

type Visit = (text: string, format: Format, path: Path) => void
type Walk = (value: unknown, visit: Visit, path: Path) => void

/**
 * Calls `visit` for every text that the schema gives a format, in the order of the text. What does not fit the
 * schema is passed over.
 * @param value a part of the manifest, or a list of such parts
 * @param visit gets the text, what it is, and its path; the path is only good for the time of the call
 */
export function eachField(value: unknown, shape: ShapeName, visit: Visit, path: Path = []): void {
  const walk = walkOf(Array.isArray(value) ? `[${shape}]` : shape)
  walk(value, visit, path)
}

const walks = new Map<string, Walk>()

/** How a value is walked, by what the table says of it: `href`, `Card`, `[Card]` or `{Card}`. */
function walkOf(field: string): Walk {
  const walk = walks.get(field) ?? makeWalk(field)
  walks.set(field, walk)
  return walk
}

const shapes: { [shape: string]: { [property: string]: string } | undefined } = table.shapes
const unions: { [shape: string]: { [type: string]: string } | undefined } = table.unions

function makeWalk(field: string): Walk {
  if (field.startsWith('[')) return listWalk(field.slice(1, -1))
  if (field.startsWith('{')) return mapWalk(field.slice(1, -1))
  const shape = shapes[field]
  if (shape) return shapeWalk(shape)
  const union = unions[field]
  if (union) return unionWalk(union)
  const format = field as Format // the schema compiler lets no other word into the table
  return (value, visit, path) => {
    if (typeof value === 'string') visit(value, format, path)
  }
}

function listWalk(item: string): Walk {
  const walk = walkOf(item)
  return (value, visit, path) => {
    if (!Array.isArray(value)) return
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      walk(value[index], visit, path)
      path.pop()
    }
  }
}

function mapWalk(entry: string): Walk {
  const walk = walkOf(entry)
  return (value, visit, path) => walkKeys(value, () => walk, visit, path)
}

function shapeWalk(shape: { [property: string]: string }): Walk {
  let fields: Map<string, Walk> | undefined // made when it is first needed, since a shape may hold itself
  return (value, visit, path) => {
    fields ??= new Map(Object.entries(shape).map(([key, field]) => [key, walkOf(field)]))
    const known = fields
    walkKeys(value, (key) => known.get(key), visit, path)
  }
}

function unionWalk(union: { [type: string]: string }): Walk {
  return (value, visit, path) => {
    const type = isRecord(value) && value.type
    if (typeof type !== 'string' || !Object.hasOwn(union, type)) return
    walkOf(union[type] ?? '')(value, visit, path)
  }
}

function walkKeys(
  value: unknown,
  walkOfKey: (key: string) => Walk | undefined,
  visit: Visit,
  path: Path,
): void {
  if (!isRecord(value)) return
  for (const key in value) {
    const walk = walkOfKey(key)
    if (!walk) continue
    path.push(key)
    walk(value[key], visit, path)
    path.pop()
  }
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
