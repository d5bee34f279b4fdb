import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Inline, parseInline } from './parse-inline.ts'

test.each<{ text: string; nodes: Inline[] }>([
  { text: '', nodes: [] },
  { text: 'plain', nodes: [{ kind: 'text', text: 'plain' }] },
  {
    text: 'a **b** c',
    nodes: [
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' c' },
    ],
  },
  {
    text: '[bread](/bread#rye)',
    nodes: [{ kind: 'link', text: 'bread', href: '/bread#rye' }],
  },
  {
    text: '**a**[b](/b)',
    nodes: [
      { kind: 'bold', text: 'a' },
      { kind: 'link', text: 'b', href: '/b' },
    ],
  },
  { text: '2 * 3 ** 4', nodes: [{ kind: 'text', text: '2 * 3 ** 4' }] },
  { text: '[no link] (/x)', nodes: [{ kind: 'text', text: '[no link] (/x)' }] },
  { text: '<b>no tag</b>', nodes: [{ kind: 'text', text: '<b>no tag</b>' }] },
])('$text', ({ text, nodes }) => {
  expect(parseInline(text)).toEqual(nodes)
})

const marks = fc.constantFrom('**', '[', ']', '(', ')', '](', '/bread', ' ', 'word', '\n')
const texts = fc.array(fc.oneof(marks, fc.string({ maxLength: 4 }))).map((parts) => parts.join(''))

test('put together again the nodes are the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const source = parseInline(text).map((node) => {
        if (node.kind === 'bold') return `**${node.text}**`
        return node.kind === 'link' ? `[${node.text}](${node.href})` : node.text
      })
      expect(source.join('')).toBe(text)
    }),
  )
})

test('no word that a visitor reads is lost, whatever marks stand around it', () => {
  fc.assert(
    fc.property(texts, fc.stringMatching(/^[a-z]{1,8}$/), texts, (before, word, after) => {
      const marked = `${before} «${word}» ${after}`
      const shown = parseInline(marked).map(({ text }) => text)
      const hrefs = parseInline(marked).map((node) => (node.kind === 'link' ? node.href : ''))
      expect(shown.join('')).toContain(`«${word}»`)
      expect(hrefs.join('')).not.toContain('«')
    }),
  )
})
