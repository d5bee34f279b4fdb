import { beforeAll, describe, expect, test } from 'vitest'
import table from '../../schema/generated/fields.json' with { type: 'json' }
import { asBlock, examples, htmlOf, loadAllBlocks } from '../fixtures/examples.tsx'
import { eachField } from '../manifest/fields.ts'
import { definitionOf } from './index.ts'

/** What is not in the page at first: it is said when a visitor has done something. */
const shownLater: { [type: string]: string[] } = {
  articles: ['empty/text', 'empty/clear', 'empty/some'],
  'contact-form': ['sending', 'failure/title', 'failure/text', 'about/label', 'about/remove'],
  courses: ['empty/text', 'empty/clear', 'empty/some'],
  'not-found': ['help/near', 'help/none'],
}

const shown = examples.filter(({ type }) => type !== 'shared')
const types = [...new Set(shown.map(({ type }) => type))]

beforeAll(loadAllBlocks)

describe.each(types)('%s', (type) => {
  const own = shown.filter((each) => each.type === type).map(({ example }) => example)

  test('has an example of every field', () => {
    const used = own.flatMap((example) => mark(example).texts.map(({ field }) => field))
    expect([...new Set(used)].sort()).toEqual(fieldsOf(type).sort())
  })

  test('shows every text as its format says: with its marks, or with bold words and links', () => {
    const hidden = own.flatMap((example) => {
      const { marked, texts } = mark(example)
      const html = htmlOf(marked) ?? ''
      return texts.filter(({ html: text }) => !html.includes(text)).map(({ field }) => field)
    })
    expect([...new Set(hidden)].sort()).toEqual((shownLater[type] ?? []).sort())
  })

  test('shows every text also where a field is left out that may be', () => {
    const later = shownLater[type] ?? []
    for (const { lacking, without } of own.flatMap(reductions)) {
      const { marked, texts } = mark(lacking)
      const html = htmlOf(marked)
      if (html === undefined) continue // the field may not be left out
      const hidden = texts.filter(({ html: text }) => !html.includes(text))
      const lost = hidden.map(({ field }) => field).filter((field) => !later.includes(field))
      expect({ without, lost }).toEqual({ without, lost: [] })
    }
  })

  test('has the headings that its outline says, also where a field is left out', () => {
    const variants = own.flatMap((example) => [
      example,
      ...reductions(example).map(({ lacking }) => lacking),
    ])
    for (const block of variants.map(asBlock)) {
      if (!block) continue
      const levels = [...(htmlOf(block) ?? '').matchAll(/<h(\d)/g)].map(([, level]) =>
        Number(level),
      )
      expect(definitionOf(block.type).outline?.(block) ?? []).toEqual(levels)
    }
  })
})

const words = new Set(['text', 'long-text', 'inline', 'alt'])

/** An example with marks in every text, and how each is to be shown. */
function mark(example: unknown): { marked: unknown; texts: { field: string; html: string }[] } {
  const marked: unknown = structuredClone(example)
  const texts: { field: string; html: string }[] = []
  eachField(example, 'Block', (_, format, path) => {
    if (!words.has(format)) return
    const word = `«${texts.length}»`
    const text = `**${word}** [${word}](/)`
    const html = format === 'inline' ? `<strong>${word}</strong> <a href="/">${word}</a>` : text
    texts.push({ field: path.map((key) => (typeof key === 'number' ? '*' : key)).join('/'), html })
    const around = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], marked)
    Object.assign(Object(around), { [path.at(-1) ?? '']: text })
  })
  return { marked, texts }
}

/** The texts that a block of a type may have, as the schemas say. */
function fieldsOf(type: string): string[] {
  const unions: { [type: string]: string } = table.unions.Block
  return fieldsIn(unions[type] ?? '')
}

function fieldsIn(field: string): string[] {
  if (words.has(field)) return ['']
  if (field.startsWith('[')) return fieldsIn(field.slice(1, -1)).map((inner) => join('*', inner))
  const shapes: { [shape: string]: { [property: string]: string } } = table.shapes
  return Object.entries(shapes[field] ?? {}).flatMap(([key, held]) =>
    fieldsIn(held).map((inner) => join(key, inner)),
  )
}

const join = (key: string, inner: string) => (inner ? `${key}/${inner}` : key)

/** An example without each of its fields in turn. */
function reductions(example: unknown): { lacking: unknown; without: string }[] {
  return keysOf(example).map((path) => {
    const lacking: unknown = structuredClone(example)
    const around = path.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], lacking)
    Reflect.deleteProperty(Object(around), path.at(-1) ?? '')
    return { lacking, without: path.join('/') }
  })
}

function keysOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [
    ...(Array.isArray(value) ? [] : [[key]]),
    ...keysOf(child).map((path) => [key, ...path]),
  ])
}
