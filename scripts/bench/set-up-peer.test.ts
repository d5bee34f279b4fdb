import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentOf } from './content.ts'
import { installPackages, setUpPeer } from './set-up-peer.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-bench-test-'))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/package-lock.json'), '{}')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Puts a program in place of npm. */
function npmIs(script: string): void {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$1" >> "${folder}/said"\n${script}\n`)
  chmodSync(join(folder, 'npm'), 0o755)
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
}
const install = () => installPackages(join(folder, 'site'), 'builder', () => {})
const installed = `mkdir -p node_modules/builder; echo '{"version":"1.2.3"}' > node_modules/builder/package.json`

test('without Hugo on the PATH it is said how to install it', () => {
  vi.stubEnv('PATH', folder)
  expect(setUpPeer('hugo', contentOf(33), () => {})).toEqual({
    lacking: expect.stringMatching(/not on the PATH.*apt install hugo/),
  })
})

test('packages are installed by the lock file, once', () => {
  npmIs(installed)
  expect(install()).toEqual({ version: '1.2.3' })
  expect(install()).toEqual({ version: '1.2.3' })
  expect(readFileSync(join(folder, 'said'), 'utf8')).toBe('ci\n')
})

test('where the lock file cannot be followed, the package file is', () => {
  npmIs(`[ "$1" = ci ] && exit 1\n${installed}`)
  expect(install()).toEqual({ version: '1.2.3' })
  expect(readFileSync(join(folder, 'said'), 'utf8')).toBe('ci\ninstall\n')
})

test('where neither works, npm is quoted, and the next run tries again', () => {
  npmIs('echo "npm error code E404\nnpm error 404 Not Found: builder" >&2; exit 1')
  const lacking = 'npm could not install its packages: npm error 404 Not Found: builder'
  expect(install()).toEqual({ lacking })
  npmIs(installed)
  expect(install()).toEqual({ version: '1.2.3' })
})
