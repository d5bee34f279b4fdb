import fc from 'fast-check'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const strings = fc.string({ unit: 'binary', maxLength: 6 })

export const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(strings, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(strings, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value

export interface Printed {
  value: Json
  text: string
  lineEnd: '\n' | '\r\n'
}

/** Values as somebody wrote them down: any white space, any escapes, brackets on one line or on several. */
export const printed: fc.Arbitrary<Printed> = fc
  .record({
    value: values,
    lineEnd: fc.constantFrom('\n' as const, '\r\n' as const),
    unit: fc.constantFrom('  ', '    ', '\t', ' '),
    mark: fc.constantFrom('', '\uFEFF'),
    choices: fc.array(fc.nat(99), { minLength: 1, maxLength: 50 }),
  })
  .map(({ value, lineEnd, unit, mark, choices }) => {
    let turn = 0
    const choose = (count: number) => (choices[turn++ % choices.length] ?? 0) % count
    return {
      value,
      lineEnd,
      text: mark + print(value, { lineEnd, unit, choose }) + [lineEnd, ''][choose(2)],
    }
  })

interface Hand {
  lineEnd: string
  unit: string
  /** A number below the given one. */
  choose: (count: number) => number
}

function print(value: Json, hand: Hand, indent = '', mayBreak = true): string {
  if (typeof value === 'string') return printText(value, hand)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const { lineEnd, unit, choose } = hand
  const breaks = mayBreak && choose(3) > 0
  const inner = indent + unit
  const line = lineEnd + (choose(9) === 0 ? lineEnd : '')
  const blank = () => ['', ' ', '', '  ', '\t'][choose(5)] ?? ''
  const members = Array.isArray(value)
    ? value.map((item) => print(item, hand, inner, breaks))
    : Object.entries(value).map(
        ([key, item]) =>
          printText(key, hand) + [':', ': ', ' : '][choose(3)] + print(item, hand, inner, breaks),
      )
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}'
  if (members.length === 0)
    return opening + (breaks && choose(4) === 0 ? line + indent : blank()) + closing
  const between = () => (breaks && choose(9) > 0 ? `${line}${inner}` : blank())
  const body = members.map((member) => between() + member + blank()).join(',')
  return opening + body + (breaks ? line + indent : blank()) + closing
}

function printText(value: string, { choose }: Hand): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  const units = value
    .split('')
    .map((unit) =>
      choose(4) === 0 || isHalf(unit) ? escaped(unit) : JSON.stringify(unit).slice(1, -1),
    )
  return `"${units.join('')}"`
}

/** A surrogate alone is not written as it is. */
const isHalf = (unit: string) => /[\ud800-\udfff]/.test(unit)
