import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findingCodes, severities } from './finding.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(findingCodes)('%s is explained: what, why, how to fix it', (code) => {
  const [, section = ''] = read('docs/findings.md').split(`### \`${code}\`\n`)
  const [own = ''] = section.split(/\n##+ /)
  expect(own).toMatch(new RegExp(`[*_]${severities[code]}`))
  expect(own).toContain('**Why it matters:**')
  expect(own).toContain('**How to fix it:**')
})

test('no code is explained that does not exist', () => {
  const explained = [...read('docs/findings.md').matchAll(/^### `([a-z-]+)`$/gm)]
  expect(explained.map(([, code]) => code).sort()).toEqual(findingCodes.toSorted())
})

test('what the schema lets an editor accept are the warnings and hints', () => {
  const schema = JSON.parse(read('schema/manifest.schema.json'))
  const others = ['acceptance-unused', 'host-limit'] // of the report, and of what was built
  const acceptable = findingCodes.filter(
    (code) => severities[code] !== 'error' && !others.includes(code),
  )
  expect(schema.properties.accepted.items.properties.code.enum.toSorted()).toEqual(
    acceptable.toSorted(),
  )
})
