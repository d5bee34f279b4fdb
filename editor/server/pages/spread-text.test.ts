import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import { includedBy } from '../../../engine/analysis/included.ts'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { isJson } from '../../../engine/text/is-json.ts'
import { isRefused } from '../../document/act/plan.ts'
import { planAction } from '../../document/act/plan-action.ts'
import { actionOf, moves } from '../../document/testing/random-moves.ts'
import { composeSite, type SiteFiles } from './compose-site.ts'
import { spreadText } from './spread-text.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const { pages, redirects, ...around } = JSON.parse(bakery)

/** Ways in which people write files. */
const ways: ((page: unknown) => string)[] = [
  (page) => `${JSON.stringify(page, null, 2)}\n`,
  (page) => `\uFEFF${JSON.stringify(page, null, '\t')}`,
  (page) => `\n\n${JSON.stringify(page)}  \n`,
  (page) => `${JSON.stringify(page, null, 4).replaceAll('\n', '\r\n')}\r\n`,
  (page) => JSON.stringify(page, null, 1).replace('{\n', '{\n\n\n'),
]

function files(way = 0): SiteFiles {
  const manifest = { ...around, pages: { include: 'pages/**/*.json' }, redirects }
  return {
    manifest: (ways[way] ?? String)(manifest),
    pages: pages.map((page: { path: string }, index: number) => ({
      name: page.path === '/' ? 'pages/home.json' : `pages${page.path}.json`,
      text: ways[(way + index) % ways.length]?.(page) ?? '',
    })),
  }
}

function compose({ manifest, pages }: SiteFiles) {
  const included = includedBy(manifest)
  if (!included) throw new Error('It includes nothing.')
  const inOrder = pages.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return composeSite(manifest, included, inOrder)
}

const changed = (before: SiteFiles, after: SiteFiles) => {
  const texts = new Map(before.pages.map(({ name, text }) => [name, text]))
  const kept = new Set(after.pages.map(({ name }) => name))
  return {
    written: after.pages.filter(({ name, text }) => texts.get(name) !== text),
    gone: [...texts.keys()].filter((name) => !kept.has(name)),
  }
}

describe.each([...ways.keys()])('a site whose files are written so: %i', (way) => {
  test('reads as one manifest, and what was not changed keeps its bytes', () => {
    const before = files(way)
    const site = compose(before)
    expect(analyse('m.json', site.text).findings.map(({ code }) => code)).not.toContain('syntax')
    const after = spreadText(site, site.text)
    expect(changed(before, after)).toEqual({ written: [], gone: [] })
    expect(after.manifest).toBe(before.manifest)
  })

  test('has one word in one file where one word was changed', () => {
    const before = files(way)
    const site = compose(before)
    const after = spreadText(site, site.text.replace('"Bread', '"Loaves'))
    const [only, ...others] = changed(before, after).written
    expect(others).toEqual([])
    expect(only?.text.replace('"Loaves', '"Bread')).toBe(
      before.pages.find(({ name }) => name === only?.name)?.text,
    )
  })
})

test('whatever is done comes back from the files as it was left', () => {
  const doing = fc.array(moves, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(doing, fc.nat(ways.length - 1), (all, way) => {
      const before = files(way)
      const site = compose(before)
      let text = site.text
      for (const [number, move] of all.entries()) {
        const action = isJson(text) ? actionOf(move, text, `µ${number}µ`) : undefined
        const analysis = () => analyse('', text)
        const plan = action && planAction(action, { analysis, source: () => analysis().source })
        if (plan && !isRefused(plan)) text = applyEdits(text, plan.edits)
      }
      const list: unknown = isJson(text) ? JSON.parse(text.replace(/^\uFEFF/, '')).pages : []
      fc.pre(Array.isArray(list) && list.length > 0)
      fc.pre(Array.isArray(list) && list.every((page) => Object(page) === page))
      const after = spreadText(site, text)
      const again = compose(after)
      expect(valuesOf(again.text)).toEqual(valuesOf(text))
      const untouched = site.pages.filter(({ start, end }) =>
        text.includes(site.text.slice(start, end)),
      )
      const { written } = changed(before, after)
      const names = untouched.map(({ name }) => name)
      expect(written.filter(({ name }) => names.includes(name))).toEqual([])
      expect(changed(after, spreadText(again, again.text))).toEqual({ written: [], gone: [] })
    }),
    { numRuns: 60 },
  )
})

/** All that a text says, in whatever order its pages are. */
function valuesOf(text: string) {
  const { pages, ...rest } = JSON.parse(text.replace(/^\uFEFF/, ''))
  return { ...rest, pages: pages.map((page: unknown) => JSON.stringify(page)).sort() }
}

describe('a page', () => {
  const before = files()
  const site = compose(before)
  const added = (path: string, title: string) =>
    site.text.replace('"pages": [', `"pages": [\n    { "path": "${path}", "title": "${title}" },`)

  test.each([
    { path: '/new', name: 'pages/new.json' },
    { path: '/deep/er/new', name: 'pages/deep/er/new.json' },
    { path: '/home', name: 'pages/home-2.json' },
    { path: '/../../etc/x', name: 'pages/etc/x.json' },
    { path: '/خبز', name: 'pages/خبز.json' },
  ])('that is new at $path gets the file $name', ({ path, name }) => {
    const { written, gone } = changed(before, spreadText(site, added(path, 'New')))
    expect(gone).toEqual([])
    expect(written).toEqual([{ name, text: `{ "path": "${path}", "title": "New" }\n` }])
  })

  test('that has another address keeps its file', () => {
    const moved = site.text.replace('"path": "/bread"', '"path": "/loaves"')
    const { written, gone } = changed(before, spreadText(site, moved))
    expect([written.map(({ name }) => name), gone]).toEqual([['pages/bread.json'], []])
  })

  test('that goes takes its file with it', () => {
    const { pages, ...rest } = JSON.parse(site.text)
    const text = JSON.stringify({ ...rest, pages: pages.slice(1) }, null, 2)
    expect(changed(before, spreadText(site, text)).gone).toHaveLength(1)
  })
})

describe('a text that is not JSON', () => {
  const before = files()
  const site = compose(before)

  test('is written where only one file is open, and read again', () => {
    const open = site.text.replace('"path": "/bread",', '"path": "/bread"')
    const after = spreadText(site, open)
    expect(changed(before, after).written.map(({ name }) => name)).toEqual(['pages/bread.json'])
    expect(compose(after).text).toBe(open)
    expect(changed(before, spreadText(compose(after), site.text))).toEqual({
      written: [],
      gone: [],
    })
  })

  test.each([
    {
      what: 'a list that is not closed',
      text: site.text.replace(/\]\s*,\s*"redirects"/, ', "redirects"'),
    },
    { what: 'no list', text: '{"pages": 1}' },
    { what: 'another pattern', text: '{"pages": {"include": "other/*.json"}}' },
    { what: 'nothing', text: '' },
  ])('is refused where it cannot be put back into files: $what', ({ text }) => {
    expect(() => spreadText(site, text)).toThrow('Nothing was saved')
  })
})
