import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
const bakery = read('../fixtures/bakery/site.manifest.json')
const [example] = read('../../schema/blocks/courses.schema.json').examples
const courses = example.courses.with(0, { ...example.courses[0], level: 'Unheard-of' })
const block = { ...example, courses }

test.each([
  {
    where: 'a shared block',
    manifest: { ...bakery, shared: { ...bakery.shared, ours: block } },
    pointer: '/shared/ours/courses/0/level',
  },
  {
    where: 'the page for missing ones',
    manifest: {
      ...bakery,
      notFound: { ...bakery.notFound, blocks: [...bakery.notFound.blocks, block] },
    },
    pointer: `/notFound/blocks/${bakery.notFound.blocks.length}/courses/0/level`,
  },
])('a value that is none of the choices is found in $where', ({ manifest, pointer }) => {
  const { findings } = analyse('m.json', JSON.stringify(manifest))
  const found = findings.filter(({ code }) => code === 'choice-unknown')
  expect(found.map(({ at }) => at.pointer)).toEqual([pointer])
})
