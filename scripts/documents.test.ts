import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../engine/analysis/analyse.ts'
import { root } from './manifest-argument.ts'

const names = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const documents = names.map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
const scripts: { [name: string]: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  )

test('the README can be read in one go', () => {
  const lines = readFileSync(join(root, 'README.md'), 'utf8').split('\n').length
  expect(lines).toBeGreaterThanOrEqual(60)
  expect(lines).toBeLessThanOrEqual(100)
})

test.each(documents)('$name names commands that exist', ({ text }) => {
  expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([])
})

test('every command is described somewhere', () => {
  const described = documents.flatMap(({ text }) => commandsIn(text))
  expect(Object.keys(scripts).filter((name) => !described.includes(name))).toEqual([])
})

test.each(documents)('$name leads to files that exist', ({ name, text }) => {
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  const files = links.filter((link) => !link.startsWith('/')) // a link of the site, in an example
  const folder = join(root, dirname(name))
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
})

test.each(documents)('$name names files that exist', ({ text }) => {
  const paths = [
    ...text.matchAll(/`((?:engine|schema|src|scripts|supabase|docs)\/[\w./-]+\.\w+)`/g),
  ].map(([, path = '']) => path)
  const own = paths.filter((path) => !path.includes('/oven-times')) // the block that docs/blocks.md adds
  expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

describe('a page as the documents show it', () => {
  const site = readFileSync(join(root, 'site.manifest.json'), 'utf8')
  const pages = documents.flatMap(({ name, text }) =>
    [...text.matchAll(/```json\n(\{\n {2}"path".*?)```/gs)].map(([, page = '']) => ({
      name,
      page,
    })),
  )

  test('is in the README and in the guide for editors', () => {
    expect(pages.map(({ name }) => name)).toEqual(['README.md', 'docs/by-hand.md'])
  })

  test.each(pages)('can be put into the manifest: $name', ({ page }) => {
    const text = site.replace('"pages": [', `"pages": [${page},`)
    const { findings } = analyse('site.manifest.json', text)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
