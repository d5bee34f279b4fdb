import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)

/** Damages each n-th line that a rule fits, and remembers which. */
function damage(text: string): { text: string; lines: number[] } {
  const lines: number[] = []
  const rules: [pattern: RegExp, by: string][] = [
    [/^(\s*"(?:title|text|description|heading)": "[^"]*"),$/, '$1'],
    [/^(\s*)"(title|text|heading)":/, '$1$2:'],
    [/"(icon|colour)": "([a-z-]+)"/, '"$1": "$2zz"'],
    [/^(\s*"(?:label|excerpt|detail|term|name)": "[^"]*)"(,?)$/, '$1$2'],
    [/"href": "\/([a-z]+)"/, '"href": "/$1-nowhere-at-all"'],
    [/^(\s*"(?:title|text|description|heading)"):/, '$1'],
  ]
  const damaged = text.split('\n').map((line, index) => {
    const rule = rules.find(([pattern]) => pattern.test(line))
    if (!rule || lines.length >= 50 || index % 2 === 1 || index < 40) return line
    rules.push(...rules.splice(rules.indexOf(rule), 1))
    lines.push(index + 1)
    return line.replace(...rule)
  })
  return { text: damaged.join('\n'), lines }
}

test('fifty mistakes give fifty findings in one go, each on its line, in reading order', () => {
  const { text, lines } = damage(bakery)
  const errors = analyse('m.json', text).findings.filter(({ severity }) => severity === 'error')
  expect(lines).toHaveLength(50)
  expect(errors.map(({ at }) => at.line)).toEqual(lines)
})
