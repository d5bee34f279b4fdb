import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'
import { type Inline, parseInline } from './parse-inline.ts'
import { plainText } from './plain-text.ts'

/** The nodes as they would be told over the telephone: *bold*, <label|target>. */
function tell(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      const inner = tell(node.children)
      return node.kind === 'bold' ? `*${inner}*` : `<${inner}|${node.href}>`
    })
    .join('')
}

test.each([
  { text: '', told: '' },
  { text: 'plain', told: 'plain' },
  { text: 'a **b** c', told: 'a *b* c' },
  { text: '[bread](/bread#rye)', told: '<bread|/bread#rye>' },
  { text: '**a**[b](/b)', told: '*a*<b|/b>' },
  { text: '**[go](/nowhere)**', told: '*<go|/nowhere>*' },
  { text: '**a [b](/b) c [d](/d)**', told: '*a <b|/b> c <d|/d>*' },
  { text: '[**go** now](/now)', told: '<*go* now|/now>' },
  { text: '**2*3**', told: '*2*3*' },
  { text: '2 * 3 ** 4', told: '2 * 3 ** 4' },
  { text: '****', told: '****' },
  { text: '[no link] (/x)', told: '[no link] (/x)' },
  { text: '[[a](/a)', told: '[<a|/a>' },
  { text: '**a [b** c](/d)', told: '*a [b* c](/d)' },
  { text: '<b>no tag</b>', told: '<b>no tag</b>' },
  { text: '\\**a\\**', told: '**a**' },
  { text: '\\[a](/b)', told: '[a](/b)' },
  { text: '[a\\]](/b)', told: '<a]|/b>' },
  { text: 'C:\\bread \\\\ \\n \\', told: 'C:\\bread \\ \\n \\' },
])('$text', ({ text, told }) => {
  expect(tell(parseInline(text))).toBe(told)
})

test('each node knows where it stands', () => {
  const text = 'a **b [c](/d)**'
  const [first, bold] = parseInline(text)
  expect(first).toEqual({ kind: 'text', text: 'a ', start: 0, end: 2 })
  expect(bold).toEqual({
    kind: 'bold',
    start: 2,
    end: 15,
    children: [
      { kind: 'text', text: 'b ', start: 4, end: 6 },
      {
        kind: 'link',
        children: [{ kind: 'text', text: 'c', start: 7, end: 8 }],
        ...{ href: '/d', hrefStart: 10, hrefEnd: 12, start: 6, end: 13 },
      },
    ],
  })
})

const marks = fc.constantFrom('**', '[', ']', '(', ')', '](', '/bread', ' ', 'word', '\n', '\\')
const texts = fc.array(fc.oneof(marks, fc.string({ maxLength: 4 }))).map((parts) => parts.join(''))

/** The text out of the nodes' ranges, with the marks that belong to each kind. */
function print(nodes: Inline[], text: string): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return text.slice(node.start, node.end)
      const inner = print(node.children, text)
      if (node.kind === 'bold') return `**${inner}**`
      return `[${inner}](${text.slice(node.hrefStart, node.hrefEnd)})`
    })
    .join('')
}

test('printed by their ranges the nodes are the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const nodes = parseInline(text)
      expect(print(nodes, text)).toBe(text)
      expect(nodes.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
    }),
  )
})

test('a link is found with its target, wherever it stands', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const marked = `${text} **[go](/there)** ${text}`
      for (const { href, start, end } of linksIn(marked))
        expect(marked.slice(start, end)).toBe(href)
    }),
  )
  expect(linksIn('**[a](/a) b** [**c**](/c)').map(({ href }) => href)).toEqual(['/a', '/c'])
})

test('with a backslash before each sign a text says what it says', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(plainText(text.replaceAll(/[\\*[\]]/g, '\\$&'))).toBe(text)
    }),
  )
})

test('no word that a visitor reads is lost, whatever marks stand around it', () => {
  fc.assert(
    fc.property(texts, fc.stringMatching(/^[a-z]{1,8}$/), texts, (before, word, after) => {
      const marked = `${before} «${word}» ${after}`
      expect(plainText(marked)).toContain(`«${word}»`)
      for (const { href } of linksIn(marked)) expect(href).not.toContain('«')
    }),
  )
})

test.each(['[', '**', '[a](', '**[', '\\', '**a'])('200,000 times %s is read in one go', (mark) => {
  const begun = performance.now()
  parseInline(mark.repeat(200_000))
  expect(performance.now() - begun).toBeLessThan(20_000) // to look again from each mark takes minutes
})
