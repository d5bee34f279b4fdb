import type { Json } from '../document/action.ts'
import { type Field, fieldsOf, shapeOfType, typesOf } from './describe.ts'

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

/** What a block or a record of this type holds at first. */
export function startOfType(union: string, type: string): Json {
  const part = shapeOfType(union, type)
  return part?.kind === 'shape' ? { ...startOfShape(part.shape), type } : {}
}

/** The drawing of the home page stands for a picture that is not chosen yet. */
const drawing = { src: '/_art/index.svg', alt: '', width: 1600, height: 400 }

function startOfShape(shape: string): { [key: string]: Json } {
  if (shape === 'Image') return drawing
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
    case 'image':
    case 'alt':
    case 'shared':
    case 'variable':
      return ''
    default:
      return field.title
  }
}
