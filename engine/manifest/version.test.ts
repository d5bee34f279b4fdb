import { expect, test } from 'vitest'
import { Source } from '../text/source.ts'
import { findVersion, manifestVersion } from './version.ts'

test.each([
  { version: manifestVersion, code: undefined },
  { version: manifestVersion - 1, code: 'version-older' },
  { version: manifestVersion + 1, code: 'version-unknown' },
  { version: -1, code: 'version-unknown' },
  { version: 0.5, code: undefined }, // the schema has its say
  { version: 'one', code: undefined },
  { version: undefined, code: undefined },
])('version $version is $code', ({ version, code }) => {
  const value = { manifestVersion: version }
  const source = new Source('m.json', JSON.stringify(value))
  expect(findVersion({ source, value })?.code).toBe(code)
})
