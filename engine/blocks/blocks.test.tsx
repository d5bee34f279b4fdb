import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import blockTypes from '../../schema/generated/block-types.json' with { type: 'json' }
import { loadText } from '../manifest/load.ts'
import type { Site } from '../manifest/site.ts'
import { loadBlocks, PageBody } from '../page/page-body.tsx'
import { type JsonSchema, readSchemas } from '../schema-compiler/read-schemas.ts'
import { blocks } from './index.ts'

const schemas = readSchemas(join(import.meta.dirname, '../../schema'))
const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)
const examples = blockTypes.flatMap((type) => {
  const found = schemas.get(`blocks/${type}.schema.json`)?.examples
  return Array.isArray(found) ? found.map((example: unknown) => ({ type, example })) : []
})

/** The bakery with one more block on its page about itself, and with the shared block that an example names. */
function bakeryWith(block: unknown): { site?: Site; codes: string[] } {
  const manifest: { shared: object; pages: { path: string; blocks: unknown[] }[] } =
    JSON.parse(bakery)
  const shared = { ...manifest.shared, 'call-to-action': manifest.pages.at(-2)?.blocks.at(-1) }
  const pages = manifest.pages.map((page) =>
    page.path === '/about' ? { ...page, blocks: [...page.blocks, block] } : page,
  )
  const { site, findings } = loadText('m.json', JSON.stringify({ ...manifest, shared, pages }))
  return {
    ...(site && { site }),
    codes: findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
  }
}

beforeAll(() => loadBlocks(registeredTypes().map((type) => ({ type }))))

test('the registry has just the blocks that have a schema', () => {
  const shown = blockTypes.filter((type) => type !== 'shared')
  expect(Object.keys(blocks).sort()).toEqual(shown.sort())
})

describe.each(blockTypes)('the schema of %s', (type) => {
  const schema = schemas.get(`blocks/${type}.schema.json`) ?? {}

  test('has a title, a description and an example for the person who edits', () => {
    expect(schema.title).toMatch(/^[A-Z][a-z-]+( [a-z-]+)*$/)
    expect(schema.description).toMatch(/^[A-Z].*\.$/)
    expect(examples.some((example) => example.type === type)).toBe(true)
  })

  test('is named for its file', () => {
    expect(schema).toMatchObject({ properties: { type: { const: type } } })
  })
})

test.each([...schemas.keys()])('%s explains every field in plain words', (file) => {
  const unexplained = propertiesIn(schemas.get(file) ?? {}, '').filter(
    ({ property }) => !/^[A-Z].{4,}\.$/s.test(descriptionOf(property, file)),
  )
  expect(unexplained.map(({ pointer }) => pointer)).toEqual([])
})

describe.each(examples)('the example of $type', ({ type, example }) => {
  test('is valid within a page', () => {
    expect(bakeryWith(example).codes).toEqual([])
  })

  test('renders its texts to HTML without styles of its own', () => {
    const { site } = bakeryWith(example)
    const page = site?.pages.find(({ path }) => path === '/about')
    const block = page?.blocks.at(-1)
    if (!site || !page || !block) throw new Error(`The example of "${type}" is not shown.`)
    const html = renderToString(
      <PageBody page={{ ...page, blocks: [block] }} site={site.layout.site} />,
    )
    expect(html).not.toMatch(/\s(?:style|on\w+)=/)
    expect(html).not.toContain('undefined')
    expect(html).not.toContain('[object')
    if ('title' in block && block.title) expect(html).toContain(block.title)
  })
})

function registeredTypes(): (keyof typeof blocks)[] {
  const isKnown = (type: string): type is keyof typeof blocks => type in blocks
  return Object.keys(blocks).filter(isKnown)
}

function propertiesIn(
  schema: JsonSchema,
  pointer: string,
): { pointer: string; property: JsonSchema }[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'messages' || !isSchema(value)) {
      return Array.isArray(value) && key !== 'examples'
        ? value.filter(isSchema).flatMap((each) => propertiesIn(each, `${pointer}/${key}`))
        : []
    }
    const own = key === 'properties' ? Object.entries(value) : []
    return [
      ...own.flatMap(([name, property]) =>
        isSchema(property) ? { pointer: `${pointer}/${name}`, property } : [],
      ),
      ...propertiesIn(value, `${pointer}/${key}`),
    ]
  })
}

/** A property's own description, or that of what it refers to. */
function descriptionOf({ description, $ref }: JsonSchema, file: string): string {
  if (typeof description === 'string') return description
  if (typeof $ref !== 'string') return ''
  const [path = '', pointer = ''] = $ref.split('#')
  const target = path ? join(file, '..', path) : file
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), schemas.get(target))
  return isSchema(found) ? descriptionOf(found, target) : ''
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
