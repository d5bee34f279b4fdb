import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { load } from './load.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const bakeryFile = join(fixtures, 'bakery/site.manifest.json')
const bakery = readFileSync(bakeryFile, 'utf8')

describe('a file that cannot be read', () => {
  test.each([
    { file: join(tmpdir(), 'no-such-manifest.json'), reason: 'there is no file of this name' },
    { file: tmpdir(), reason: 'it is a folder' },
  ])('is a finding: $reason', async ({ file, reason }) => {
    const { site, findings } = await load(file)
    expect(site).toBeUndefined()
    expect(findings).toEqual([
      {
        code: 'file-unreadable',
        severity: 'error',
        at: { file, line: 1, column: 1, pointer: '' },
        message: `The manifest cannot be read: ${reason}.`,
        hint: 'Check the name, or give another file with --manifest FILE.',
      },
    ])
  })
})

describe('the bakery', () => {
  test('loads without findings', async () => {
    const { site, findings } = await load(bakeryFile)
    expect(findings).toEqual([])
    expect(site?.pages.map(({ path }) => path)).toEqual([
      '/',
      '/bread',
      '/cakes',
      '/courses',
      '/news',
      '/about',
      '/contact',
    ])
  })

  test('is the same with a byte order mark and the line ends of Windows', () => {
    const { site, findings } = analyse('m.json', `\uFEFF${bakery.replaceAll('\n', '\r\n')}`)
    expect(findings).toEqual([])
    expect(site).toEqual(analyse('m.json', bakery).site)
  })

  test('shows its variables and shared blocks in their places', () => {
    const { site } = analyse('m.json', bakery)
    expect(site?.layout.site.name).toBe('Hearth & Rye')
    expect(site?.pages[0]?.blocks.at(-1)).toMatchObject({
      type: 'call-to-action',
      text: 'Tell us by noon what you need; it is ready at 5:30 the next morning.',
    })
    expect(JSON.stringify(site)).not.toMatch(/\{(?:bakery|email|telephone|opening|ovenYear)\}/)
  })
})

describe('whatever the text', () => {
  const hasAnswer = (text: string) => {
    const { site, findings } = analyse('m.json', text)
    expect(site !== undefined || findings.length > 0).toBe(true)
    for (const { at } of findings) {
      const line = text.replace(/^\uFEFF/, '').split('\n')[at.line - 1]
      expect(line).toBeDefined()
      expect(at.column).toBeLessThanOrEqual((line?.length ?? 0) + 1)
    }
  }

  test('loading never throws, and says something where it gives no site', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), hasAnswer), {
      numRuns: 200,
    })
  })

  test('nor for a manifest in which a few characters were changed', () => {
    const edit = fc.record({
      at: fc.nat(bakery.length),
      removed: fc.nat(3),
      added: fc.oneof(
        fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', '//', '/*', '\u00a0', '\n'),
        fc.string({ maxLength: 3 }),
      ),
    })
    const change = (
      text: string,
      { at, removed, added }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
    ) => text.slice(0, at) + added + text.slice(at + removed)
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) =>
        hasAnswer(edits.reduce(change, bakery)),
      ),
      { numRuns: 100 },
    )
  })

  test('nor where much is missing, of several kinds', () => {
    const parts = { site: { socialImage: {}, organization: {} }, footer: {}, notFound: {} }
    hasAnswer(JSON.stringify({ ...parts, pages: [{}] }))
  })

  test.each([
    { what: 'lists', text: '['.repeat(200_000) },
    { what: 'objects', text: '{"a":'.repeat(200_000) },
    { what: 'lists after a text that is not closed', text: `{"a": "x\n${'['.repeat(20_000)}` },
    { what: 'closed lists', text: `${'['.repeat(5_000)}${']'.repeat(5_000)}` },
  ])('$what without end are one finding', ({ text }) => {
    expect(analyse('m.json', text).findings.map(({ message }) => message)).toEqual([
      'More than 100 brackets are open here, which no manifest needs.',
    ])
  })
})

test('a site in Arabic loads without findings', async () => {
  const { findings } = await load(join(fixtures, 'clinic/site.manifest.json'))
  expect(findings).toEqual([])
})

describe('the language', () => {
  const speaking = (language: string) =>
    analyse(
      'm.json',
      bakery.replace('"language": "en-GB"', `"language": "${language}"`),
    ).findings.filter(({ code }) => code !== 'texts-english') // they stay so

  test.each(['en', 'ckb', 'zh-Hant', 'sr-Latn-RS', 'es-419', 'de-1996', 'ar-u-nu-arab'])(
    'may be %s',
    (language) => {
      expect(speaking(language)).toEqual([])
    },
  )

  test.each(['English', 'en_US', 'العربية', 'e', 'ar-', ''])('may not be "%s"', (language) => {
    expect(speaking(language).map(({ at }) => at.pointer)).toEqual(['/site/language'])
  })
})
