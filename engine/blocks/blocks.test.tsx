import { beforeAll, describe, expect, test } from 'vitest'
import blockTypes from '../../schema/generated/block-types.json' with { type: 'json' }
import { errorsWith, examples, htmlOf, loadAllBlocks, schemas } from '../fixtures/examples.tsx'
import { blocks } from './index.ts'

beforeAll(loadAllBlocks)

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

test.each(examples)('the example of $type is valid within a page', ({ example }) => {
  expect(errorsWith(example)).toEqual([])
})

const shown = examples.filter(({ type }) => type !== 'shared')
test.each(shown)('the example of $type renders without styles of its own', ({ example }) => {
  const html = htmlOf(example)
  expect(html).not.toMatch(/\s(?:style|on\w+)=/)
  expect(html).not.toContain('undefined')
  expect(html).not.toContain('[object')
})
