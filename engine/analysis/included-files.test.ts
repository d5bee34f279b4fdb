import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { includedFiles } from './included-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-included-'))
const site = join(folder, 'site')
afterAll(() => rmSync(folder, { recursive: true }))

for (const name of [
  'outside.json',
  'site/site.manifest.json',
  ...['b.json', 'a.json', 'a.txt', 'é.json', '.hidden.json'].map((name) => `site/pages/${name}`),
  ...['site/..odd/f.json', 'site/odd../h.json', 'site/g.json', 'site/pages/x.json'],
  ...['x/c.json', 'x/y/d.json', '.git/e.json'].map((name) => `site/pages/${name}`),
]) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), '{}')
}

test.each([
  'pages/**/*.json',
  './pages/**/*.json',
  'pages/*.json',
  'pages/*/*.json',
  'pages/{a,b}.json',
  'pages/[ab].*',
  'pages/x/y/d.json',
  '*/x/**',
  '**/d.json',
  'nowhere/*.json',
  'pages/../..odd/*.json',
  'odd../*.json',
  '*.json',
])('%s names the files that Node finds, in their order', (include) => {
  const found = globSync(include, { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
  expect(includedFiles(join(site, 'site.manifest.json'), include)).toEqual(found.sort())
})

test.each(['../*.json', '/etc/*.json', '../**/*.json', 'pages/../../*.json', '..'])(
  '%s names none outside',
  (include) => {
    expect(includedFiles(join(site, 'site.manifest.json'), include)).toEqual([])
  },
)
