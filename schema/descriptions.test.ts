import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const files = globSync('{*,blocks/*}.schema.json', { cwd: folder })
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** Every property of a schema with its address. */
function propertiesOf(schema: unknown, at = ''): [address: string, property: Property][] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'examples') return []
    const own: [string, Property][] =
      key === 'properties'
        ? Object.entries(value).map(([name, property]) => [`${at}/${name}`, Object(property)])
        : []
    return [...own, ...propertiesOf(value, key === 'properties' ? at : `${at}/${key}`)]
  })
}

interface Property {
  description?: string
  $ref?: string
}

/** A description stands beside a reference or where it leads. */
function describe({ description, $ref }: Property, file: string): string | undefined {
  if (description !== undefined || $ref === undefined) return description
  const [path = '', pointer = ''] = $ref.split('#')
  const target = path ? posix.join(dirname(file), path) : file
  const found = pointer
    .split('/')
    .filter(Boolean)
    .reduce((value, key) => Object(value)[key], read(target))
  return describe(Object(found), target)
}

const properties = files.flatMap((file) =>
  propertiesOf(read(file)).map(([address, property]) => ({
    at: file + address,
    words: describe(property, file),
  })),
)

test.each(properties)('$at is described in a sentence', ({ words }) => {
  expect(words).toMatch(/^[A-Z].{3,}\.$/)
})

test.each(properties)('$at is described in plain words', ({ words = '' }) => {
  expect(words).not.toMatch(
    /\b(?:array|string|boolean|integer|enum|regex|nullable|schema(?!\.org)|const|JSON|prop|payload)\b/i,
  )
})
