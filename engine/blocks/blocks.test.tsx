import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import blockTypes from '../../schema/generated/block-types.json' with { type: 'json' }
import { analyse } from '../analysis/analyse.ts'
import { errorsWith, examples, htmlOf, loadAllBlocks, schemas } from '../fixtures/examples.tsx'
import { picturesIn } from '../manifest/picture-files.ts'
import { presets } from '../theme/presets.ts'
import { blocks } from './index.ts'

const newSite = readFileSync(join(import.meta.dirname, '../../starter/en.json'), 'utf8')

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
// As who makes a site sees them: one of another trade, whose look has no drawings, and none of whose files is there.
test.each(
  shown.flatMap(({ type, example }) =>
    Object.keys(presets).map((preset) => ({ type, example, preset })),
  ),
)(
  'the example of $type brings no error to a new site that looks $preset',
  ({ example, preset }) => {
    const { site, pages, ...starter } = JSON.parse(newSite)
    const [home, ...others] = pages
    const blocks = [...home.blocks, example]
    const changed = {
      ...starter,
      site: { ...site, theme: { preset } },
      pages: [{ ...home, blocks }, ...others],
    }
    const { findings } = analyse('m.json', JSON.stringify(changed), {
      fileExists: () => false,
      pictureAt: picturesIn(import.meta.dirname),
    })
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  },
)

test.each(shown)('the example of $type renders without styles of its own', ({ example }) => {
  const html = htmlOf(example)
  expect(html).not.toMatch(/\s(?:style|on\w+)=/)
  expect(html).not.toContain('undefined')
  expect(html).not.toContain('[object')
})
