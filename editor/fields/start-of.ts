import { pictureUrl } from '../../engine/assets/urls.ts'
import type { Json } from '../document/action.ts'
import {
  type Field,
  fieldsOf,
  isRecord,
  shapeOf,
  shapeOfType,
  typeOf,
  typesOf,
} from './describe.ts'

/**
 * What a field holds at first: as little as can be shown, with words in it that are to be typed over, so that
 * what was added is seen on the page at once.
 */
export function startOf(field: Field): Json {
  switch (field.kind) {
    case 'text':
      return startOfText(field)
    case 'choice':
      return field.default ?? field.of[0] ?? ''
    case 'number':
      return field.min ?? 0
    case 'yes-no':
      return field.default ?? true
    case 'list':
      return Array.from({ length: field.min ?? 1 }, () => startOf(field.item))
    case 'map':
      return {}
    case 'shape':
      return startOfShape(field.shape)
    case 'union': {
      const [first] = typesOf(field.union)
      return first ? startOfType(field.union, first.type) : {}
    }
    case 'constant':
    case 'free':
      return ''
  }
}

/** The same of a list's new item, with all that its neighbor has: what readers see beside each other is alike. */
export function startBeside(field: Field, neighbor: Json | undefined): Json {
  if (field.kind === 'choice' || field.kind === 'yes-no') return neighbor ?? startOf(field)
  const start = startOf(field)
  if (field.kind === 'list' && Array.isArray(start)) {
    const [first] = Array.isArray(neighbor) ? neighbor : []
    return start.map(() => startBeside(field.item, first))
  }
  const shape = shapeOf(field, start)
  if (!shape || shape === 'Image' || !isRecord(start) || !isRecord(neighbor)) return start
  if (typeOf(start) !== typeOf(neighbor)) return start
  const alike = Object.entries(fieldsOf(shape)).filter(
    ([key, { isRequired, ...own }]) => isRequired || (key in neighbor && !isName(own)),
  )
  return Object.fromEntries(alike.map(([key, own]) => [key, startBeside(own, neighbor[key])]))
}

/** A place's own name, which nothing beside it may have too. */
const isName = (field: Field) => field.kind === 'text' && field.format === 'anchor'

/** What a block or a record of this type holds at first. */
export function startOfType(union: string, type: string): Json {
  const part = shapeOfType(union, type)
  return part?.kind === 'shape' ? { ...startOfShape(part.shape), type } : {}
}

const picture = { src: pictureUrl, alt: '', width: 1600, height: 1000 }

function startOfShape(shape: string): { [key: string]: Json } {
  if (shape === 'Image') return picture
  const required = Object.entries(fieldsOf(shape)).filter(([, field]) => field.isRequired)
  return Object.fromEntries(required.map(([key, field]) => [key, startOf(field)]))
}

function startOfText(field: Extract<Field, { kind: 'text' }>): string {
  switch (field.format) {
    case 'href':
    case 'path':
      return '/'
    case 'frame':
      return field.example ?? 'https://www.example.com/'
    case 'icon':
      return 'circle'
    case 'date':
      return new Date().toISOString().slice(0, 10)
    case 'anchor':
      return field.example ?? 'place'
    case 'own-colour':
      return field.example ?? '#000000'
    case 'image':
    case 'alt':
    case 'shared':
    case 'variable':
      return ''
    default:
      return field.title
  }
}
