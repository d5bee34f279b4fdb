import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { analyse } from '../../engine/analysis/analyse.ts'
import { allEngineTexts } from '../../engine/manifest/texts/engine-texts.ts'
import { ask } from './ask.ts'
import { siteFiles } from './site-files.ts'
import { obstacleIn, writeFolder } from './write-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'broadsheet-new-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A terminal at which somebody types lines, each when something is asked. */
function terminal(typed: string[], isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = new PassThrough()
  output.on('data', (words: Buffer) => {
    if (words.toString().endsWith(' ')) input.write(`${typed.shift() ?? ''}\n`)
  })
  return { input, output }
}

describe('what is asked', () => {
  test('is only what was not given, and again until it is answered', async () => {
    const answers = await ask(
      { language: 'PT-br' },
      terminal(['', 'Padaria', 'padaria', 'pt.example/', '']),
    )
    expect(answers).toEqual({
      answers: {
        name: 'Padaria',
        language: 'pt-BR',
        address: 'https://pt.example',
        colour: 'teal',
      },
    })
  })

  test.each([
    [{}, '--name is missing.'],
    [{ name: '{x}' }, '--name: A name has no braces: they mark variables in texts.'],
    [
      { name: 'X', language: 'klingon!' },
      '--language: "klingon!" is no language tag (BCP 47). Write one as en, pt-BR or zh-Hant.',
    ],
    [
      { name: 'X', address: 'https://a b' },
      '--address: "https://a b" is no address of a site. Write one as https://www.example.com.',
    ],
  ])('is nothing without a terminal: %o', async (given, mistake) => {
    expect(await ask(given, terminal([], false))).toEqual({ mistake })
  })
})

const answers = { name: 'Ada', language: 'en', address: 'https://ada.example', colour: 'teal' }
const filesFor = (change: Partial<typeof answers>, settings = {}) =>
  siteFiles({ answers: { ...answers, ...change }, settings, engine: '0.1.0' })

const found = (files: { [path: string]: string }) =>
  analyse('site.manifest.json', files['site.manifest.json'] ?? '').findings

test.each([...Object.keys(allEngineTexts), 'de-AT'])(
  'a site in %s has nothing that is found',
  (language) => {
    const files = filesFor({ language, name: 'Das Haus mit dem wirklich langen Namen am Rande' })
    expect(found(files)).toEqual([])
    expect(files['README.md']).not.toContain('The texts are English still')
  },
)

test.each(['fi', 'zh-Hant'])('a site in %s is told that its texts are English', (language) => {
  const files = filesFor({ language })
  const pages = ['/', '/services', '/about', '/contact']
  expect(
    found(files)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual([
    ...pages.map(() => 'texts-english'),
    'texts-missing', // the engine's
  ])
  expect(files['README.md']).toContain('The texts are English still')
})

test('what the settings of the folder say stays, and the engine is asked for once', () => {
  const dependencies = { broadsheet: 'file:../broadsheet.tgz' }
  const made = JSON.parse(filesFor({}, { name: 'mine', dependencies })['package.json'] ?? '')
  expect(made).toMatchObject({ name: 'mine', dependencies, scripts: { start: 'broadsheet dev' } })
  expect(made).not.toHaveProperty('devDependencies')
})

test('the jobs of both code hosts check with findings in a file, build, and keep the site', () => {
  const files = filesFor({})
  for (const name of ['.github/workflows/site.yml', '.gitlab-ci.yml']) {
    const steps = ['npm ci', 'check --format sarif > findings.sarif', 'broadsheet build', 'dist']
    const places = steps.map((step) => files[name]?.lastIndexOf(step) ?? -1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(files['.gitignore']).toContain('findings.sarif')
  }
})

test('what is in the way is said', () => {
  const place = join(folder, 'taken')
  const full = join(place, 'full')
  mkdirSync(full, { recursive: true })
  writeFileSync(join(full, 'mine.txt'), '')
  expect(obstacleIn(full, place)).toContain('is not empty: it has mine.txt')
  expect(obstacleIn(join(full, 'mine.txt'), place)).toContain('is a file')
  expect(obstacleIn(join(place, 'new'), place)).toBeUndefined()
  writeFileSync(join(place, 'package.json'), '{')
  expect(obstacleIn(join(place, 'new'), place)).toContain('package.json is not valid JSON')
})

test('where a file cannot be written, the folder is as it was', () => {
  const place = join(folder, 'half')
  mkdirSync(join(place, 'b.txt'), { recursive: true }) // no file takes a folder's place
  writeFileSync(join(place, 'package.json'), 'before')
  const files = { 'a.txt': 'a', 'b.txt': 'b', 'package.json': 'after' }
  expect(() => writeFolder(place, files)).toThrow()
  expect(readdirSync(place)).toEqual(['b.txt', 'package.json'])
  expect(readFileSync(join(place, 'package.json'), 'utf8')).toBe('before')
})

test('a folder that is not there yet is made', () => {
  writeFolder(join(folder, 'new/site'), { 'a.txt': 'a', '.github/b.yml': 'b' })
  expect(readdirSync(join(folder, 'new/site'))).toEqual(['.github', 'a.txt'])
})
