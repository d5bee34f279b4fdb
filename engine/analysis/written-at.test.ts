import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachField } from '../manifest/fields.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import { replaceWithin } from '../text/edits/replace-within.ts'
import { applyEdits } from '../text/edits/text-edit.ts'
import type { Path } from '../text/path.ts'
import { pathOf } from '../text/source.ts'
import { eachString } from '../text/walk.ts'
import { type Analysis, analyse, createAnalyser } from './analyse.ts'
import { type Shown, writtenAt } from './written-at.ts'

const root = join(import.meta.dirname, '../..')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')
const site = readFileSync(join(root, 'site.manifest.json'), 'utf8')

interface ShownText {
  shown: Shown
  path: Path
  text: string
}

/** The parts of a site that visitors see; where redirects lead is none. */
function partsOf({ globals, pages }: Analysis): [Shown, unknown][] {
  if (!globals) return []
  const { redirects: _, ...layout } = globals.layout
  const { path: none, ...notFound } = globals.notFound
  const shown = pages.map((page, index): [Shown, unknown] => [
    index,
    page && { ...page.shown, blocks: page.shown.blocks.map(withoutEngine) },
  ])
  return [['layout', layout], ['notFound', notFound], ...shown]
}

/** A block without what the engine puts into a form: its own words, which no manifest has. */
function withoutEngine(block: ShownBlock): unknown {
  if (block.type !== 'contact-form') return block
  const { told: _, declared: __, along: ___, ...written } = block
  return written
}

function textsOf(analysis: Analysis): ShownText[] {
  const texts: ShownText[] = []
  for (const [shown, part] of partsOf(analysis))
    eachString(part, (text, path) => texts.push({ shown, path: [...path], text }))
  return texts
}

/** Those that may be reworded without making them another kind of block, or another address. */
function wordsOf(analysis: Analysis): ShownText[] {
  const words: ShownText[] = []
  for (const [shown, part] of partsOf(analysis))
    eachField(part, shown === 'layout' ? 'Manifest' : 'Page', (text, format, path) => {
      if (['inline', 'long-text', 'text'].includes(format))
        words.push({ shown, path: [...path], text })
    })
  return words
}

describe.each([
  { name: 'the bakery', text: bakery },
  { name: "the project's site", text: site },
])('every text of $name', ({ text }) => {
  const analyse = createAnalyser()
  const analysis = analyse('m.json', text)
  const texts = textsOf(analysis)

  test('is written somewhere, in pieces that make it', () => {
    expect(texts.length).toBeGreaterThan(100)
    const put = texts.map(({ shown, path, text }) => {
      const written = writtenAt(analysis, shown, path)
      return { shown, path, text, put: written?.segments.map((piece) => piece.text).join('') }
    })
    expect(put.filter(({ text, put }) => text !== put)).toEqual([])
  })

  test('changes where one of its literal pieces is replaced, and nothing else of its page', () => {
    const choice = {
      word: fc.constantFrom(...wordsOf(analysis)),
      piece: fc.nat(),
      by: fc.stringMatching(/^[a-zé"\\]{1,9}$/),
    }
    fc.assert(
      fc.property(fc.record(choice), ({ word: { shown, path }, piece, by }) => {
        const written = writtenAt(analysis, shown, path)
        const literals = written?.segments.filter(({ kind }) => kind === 'literal') ?? []
        const literal = literals[piece % literals.length]
        if (!written || !literal) return
        const edit = replaceWithin(analysis.source, pathOf(written.pointer), literal, by)
        const after = analyse('m.json', applyEdits(text, edit ? [edit] : []))
        const pieces = written.segments.map((piece) => (piece === literal ? by : piece.text))
        const expected = texts
          .filter((other) => other.shown === shown)
          .map((other) =>
            other.path.join() === path.join() ? { ...other, text: pieces.join('') } : other,
          )
        expect(textsOf(after).filter((other) => other.shown === shown)).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })
})

describe('a text of the bakery', () => {
  const analysis = analyse('m.json', bakery)

  test('is written in the page, with a variable', () => {
    expect(writtenAt(analysis, 0, ['blocks', 0, 'badge', 'label'])).toEqual({
      pointer: '/pages/0/blocks/0/badge/label',
      segments: [
        { kind: 'literal', text: 'Since ', start: 0, end: 6 },
        {
          kind: 'variable',
          name: 'ovenYear',
          pointer: '/site/variables/ovenYear',
          text: '1924',
          start: 6,
          end: 16,
        },
      ],
    })
  })

  test('is written in a shared block', () => {
    const last = (analysis.pages[0]?.shown.blocks.length ?? 0) - 1
    expect(writtenAt(analysis, 0, ['blocks', last, 'title'])).toEqual({
      pointer: '/shared/order/title',
      segments: [{ kind: 'literal', text: 'Bread for your table?', start: 0, end: 21 }],
    })
  })

  test.each<{ what: string; shown: Shown; path: Path }>([
    { what: 'a list', shown: 0, path: ['blocks'] },
    { what: 'nothing', shown: 0, path: ['blocks', 99, 'title'] },
    { what: 'no page', shown: 99, path: ['title'] },
    { what: 'a path that nobody wrote', shown: 'notFound', path: ['path'] },
  ])('is not where there is $what', ({ shown, path }) => {
    expect(writtenAt(analysis, shown, path)).toBeUndefined()
  })
})
