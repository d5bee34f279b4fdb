import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  integrity?: string
  license?: string
  optional?: boolean
  os?: string[]
  hasInstallScript?: boolean
}
const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
const project: {
  [list in 'dependencies' | 'devDependencies' | 'optionalDependencies']: { [name: string]: string }
} & {
  allowScripts: { [name: string]: boolean }
} = read('package.json')
const locked: [string, Locked][] = Object.entries(read('package-lock.json').packages)
const packages = locked.filter(([folder]) => folder !== '')

test('every package that is asked for is asked for in one version', () => {
  const asked = Object.entries({
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('packages that run a script at installation are named, and no others may', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(running.map(([folder]) => folder.replace(/^.*node_modules\//, '')).sort()).toEqual(
    Object.keys(project.allowScripts).sort(),
  )
})

// npm leaves the hash out for some programs of systems other than that on which the lock was made: see SECURITY.md.
test('every package has its hash, but for programs of other systems', () => {
  const bare = packages.filter(([, { integrity }]) => !integrity)
  expect(bare.filter(([, { optional, os }]) => !optional || !os)).toEqual([])
})

test('licences are known ones', () => {
  const known =
    /^\(?(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC-BY-4\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT|MIT-0|MPL-2\.0|OFL-1\.1|PSF-2\.0|Python-2\.0|Unlicense|Zlib| AND | OR )+\)?$/
  const strange = packages.filter(
    ([, { license, os }]) => !(known.test(license ?? '') || (os && !license)),
  )
  expect(strange.map(([folder, { license }]) => [folder, license])).toEqual([])
})

test('the bill of materials names every package with its version and its hash', () => {
  const options = {
    cwd: join(import.meta.dirname, '..'),
    maxBuffer: 1e8,
    encoding: 'utf8',
  } as const
  const bill = JSON.parse(execFileSync(process.execPath, ['scripts/sbom.ts'], options))
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed: string[] = bill.components.map(({ purl }: { purl: string }) =>
    decodeURIComponent(purl.slice('pkg:npm/'.length)),
  )
  const named = packages.map(
    ([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`,
  )
  expect(named.filter((name) => !listed.includes(name))).toEqual([])
  const hashed = bill.components.filter(({ hashes }: { hashes?: unknown[] }) => hashes?.length)
  expect(hashed.length).toBeGreaterThan(0.9 * listed.length)
})
