import { expect, test } from 'vitest'
import { Source } from '../text/source.ts'
import { countFindings, hasErrors } from './count-findings.ts'
import { finding } from './finding.ts'
import { printFindings } from './report.ts'

const line = `  "text": "${'a'.repeat(150)} {x} ${'b'.repeat(150)}"`

function report(text: string, piece: string): string {
  const source = new Source('m.json', text)
  const at = source.place(source.text.indexOf(piece))
  return printFindings([finding('token-unknown', at, 'What is wrong.', 'What to do.')], text)
}

test('a long line is cut around its mistake, with the caret below it', () => {
  const [head, excerpt = '', caret = '', ...rest] = report(`{\n${line}\n}`, '{x}').split('\n')
  expect(head).toBe('m.json:2:163  error  token-unknown')
  expect(excerpt.slice(2)).toHaveLength(100)
  expect(excerpt.slice(caret.indexOf('^'))).toMatch(/^\{x\}/)
  expect(rest).toEqual(['  What is wrong.', '  What to do.', ''])
})

test.each([
  { what: 'a tab', text: '{\n\t{x}\n}' },
  { what: 'the line ends of Windows', text: '{\r\n {x}\r\n}' },
  { what: 'a byte order mark', text: '\uFEFF {x}' },
])('$what does not move the caret', ({ text }) => {
  const [, excerpt = '', caret = ''] = report(text, '{x}').split('\n')
  expect(excerpt.slice(caret.indexOf('^'))).toBe('{x}')
})

test('an empty line is not shown', () => {
  expect(
    printFindings(
      [
        finding(
          'syntax',
          { file: 'm.json', line: 1, column: 1, pointer: '' },
          'Empty.',
          'Fill it.',
        ),
      ],
      '',
    ),
  ).toBe('m.json:1:1  error  syntax\n  Empty.\n  Fill it.\n')
})

test('colours mark the severity and dim the rest', () => {
  const source = new Source('m.json', 'x')
  const wrong = finding('syntax', source.place(0), 'Wrong.', 'Mend it.')
  expect(printFindings([wrong], 'x', { colours: true })).toContain('\u001b[31merror\u001b[39m')
})

test.each([
  { severities: [], words: 'no findings', errors: false },
  { severities: ['warning'] as const, words: '1 warning', errors: false },
  {
    severities: ['error', 'error', 'warning'] as const,
    words: '2 errors, 1 warning',
    errors: true,
  },
])('$severities are $words', ({ severities, words, errors }) => {
  const source = new Source('m.json', '')
  const findings = severities.map((severity) => ({
    ...finding('syntax', source.place(0), '', ''),
    severity,
  }))
  expect(countFindings(findings)).toBe(words)
  expect(hasErrors(findings)).toBe(errors)
})
