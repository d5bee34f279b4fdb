import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkEntries, type RuledField } from './form-rules.ts'
import { toldFields } from './given-fields.ts'

const givenFields = toldFields({
  text: '# must be text',
  name: wordsOf('Name', 'Name is required'),
  email: wordsOf('Email', 'Invalid email address'),
  company: wordsOf('Company'),
  phone: wordsOf('Phone'),
  message: wordsOf('Message', 'Message is required'),
})
/** As the form without a name checks what is sent. */
const checkGiven = (input: unknown) => checkEntries(givenFields, input)
function wordsOf(label: string, missing = '') {
  return { label, missing, most: `${label} must be at most # characters` }
}
const names = givenFields.map(({ name }) => name)

const valid = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

test('a message is returned with every field, those not given empty', () => {
  expect(checkGiven(valid)).toEqual({
    ok: true,
    values: { ...valid, company: '', phone: '' },
  })
})

describe('what a visitor is told', () => {
  test.each([
    { field: 'name', value: '', told: 'Name is required' },
    { field: 'name', value: ' \t\n ', told: 'Name is required' },
    { field: 'name', value: '\0', told: 'Name is required' },
    { field: 'name', value: 'a'.repeat(100), told: undefined },
    { field: 'name', value: 'a'.repeat(101), told: 'Name must be at most 100 characters' },
    { field: 'name', value: ` ${'a'.repeat(100)} `, told: undefined }, // trimmed before it is counted
    { field: 'name', value: '🥖'.repeat(100), told: undefined }, // code points, not UTF-16 units
    { field: 'name', value: '🥖'.repeat(101), told: 'Name must be at most 100 characters' },
    { field: 'name', value: 'e\u0301'.repeat(100), told: undefined }, // composed before it is counted
    { field: 'email', value: '', told: 'Invalid email address' },
    { field: 'email', value: 'ada', told: 'Invalid email address' },
    { field: 'email', value: 'ada@example', told: 'Invalid email address' },
    { field: 'email', value: 'ada@example.', told: 'Invalid email address' },
    { field: 'email', value: '@example.com', told: 'Invalid email address' },
    { field: 'email', value: 'a b@example.com', told: 'Invalid email address' },
    { field: 'email', value: 'a@b@example.com', told: 'Invalid email address' },
    { field: 'email', value: 'Ada <ada@example.com>', told: 'Invalid email address' },
    {
      field: 'email',
      value: 'ada@example.com\r\nBcc: x@example.com',
      told: 'Invalid email address',
    },
    { field: 'email', value: 'ada@.com', told: 'Invalid email address' },
    { field: 'email', value: 'ada@example..com', told: 'Invalid email address' },
    { field: 'email', value: 'ada@exa mple.com', told: 'Invalid email address' },
    { field: 'email', value: 'ada@example.c om', told: 'Invalid email address' },
    { field: 'email', value: ' ada@example.com ', told: undefined },
    { field: 'email', value: 'ada+oven@mail.example.co.uk', told: undefined },
    { field: 'email', value: 'josé@bücher.example', told: undefined },
    { field: 'email', value: `${'a'.repeat(243)}@example.com`, told: undefined },
    {
      field: 'email',
      value: `${'a'.repeat(244)}@example.com`,
      told: 'Email must be at most 255 characters',
    },
    { field: 'company', value: 'a'.repeat(100), told: undefined },
    { field: 'company', value: 'a'.repeat(101), told: 'Company must be at most 100 characters' },
    { field: 'phone', value: '+1 555 010 0101 x 222', told: 'Phone must be at most 20 characters' },
    { field: 'phone', value: '+1 555 010 0101 x 22', told: undefined },
    { field: 'phone', value: 'call <me>', told: undefined }, // no rule where nothing is told
    { field: 'phone', value: null, told: undefined },
    { field: 'message', value: '', told: 'Message is required' },
    { field: 'message', value: 'a'.repeat(1000), told: undefined },
    { field: 'message', value: 'a'.repeat(1001), told: 'Message must be at most 1000 characters' },
    { field: 'message', value: '\r\n'.repeat(499).padEnd(1000, 'a'), told: undefined },
    { field: 'about', value: 'a'.repeat(200), told: undefined },
    { field: 'about', value: 'a'.repeat(201), told: 'About must be at most 200 characters' },
  ])('$field $told', ({ field, value, told }) => {
    const checked = checkGiven({ ...valid, [field]: value })
    expect(checked.ok ? {} : checked.errors).toEqual(told === undefined ? {} : { [field]: told })
  })

  test.each([
    { field: 'name', value: 5, told: 'Name must be text' },
    { field: 'company', value: ['Engines'], told: 'Company must be text' },
    { field: 'phone', value: 15550100, told: 'Phone must be text' },
    { field: 'message', value: {}, told: 'Message must be text' },
    { field: 'about', value: true, told: 'About must be text' },
  ])('$told', ({ field, value, told }) => {
    const checked = checkGiven({ ...valid, [field]: value })
    expect(checked).toMatchObject({ ok: false, errors: { [field]: told } })
  })

  test('all at once, for whatever is no form at all', () => {
    const errors = {
      name: 'Name is required',
      email: 'Invalid email address',
      message: 'Message is required',
    }
    for (const input of [undefined, null, 7, 'text', [], {}, [{ name: 'Ada' }]])
      expect(checkGiven(input)).toEqual({
        ok: false,
        errors,
        values: { name: '', email: '', company: '', phone: '', message: '' },
      })
  })
})

describe('cleaning', () => {
  test.each([
    { what: 'ends are trimmed', field: 'name', value: '  Ada  ', kept: 'Ada' },
    {
      what: 'what is composed of two becomes one',
      field: 'name',
      value: 'Jose\u0301',
      kept: 'José',
    },
    {
      what: 'a half of a surrogate pair is replaced',
      field: 'name',
      value: 'A\ud83e',
      kept: 'A\ufffd',
    },
    { what: 'NUL becomes a space', field: 'name', value: 'A\0B', kept: 'A B' },
    { what: 'line breaks become a space', field: 'company', value: 'A\r\nB', kept: 'A B' },
    { what: 'line breaks of a message are kept', field: 'message', value: 'A\nB', kept: 'A\nB' },
    {
      what: 'those of Windows and Mac become one',
      field: 'message',
      value: 'A\r\nB\rC',
      kept: 'A\nB\nC',
    },
    {
      what: 'separators of lines become a space',
      field: 'name',
      value: 'Ada\u2028L',
      kept: 'Ada L',
    },
    {
      what: 'an accent joins once the NUL between is gone',
      field: 'message',
      value: 'e\0\u0301',
      kept: 'é',
    },
    { what: 'tabs of a message are kept', field: 'message', value: 'A\tB', kept: 'A\tB' },
    {
      what: 'other controls of a message go',
      field: 'message',
      value: 'A\0\u001bB\u0085',
      kept: 'AB',
    },
    { what: 'markup stays the text that it is', field: 'message', value: '<b>&', kept: '<b>&' },
  ])('$what', ({ field, value, kept }) => {
    expect(checkGiven({ ...valid, [field]: value })).toMatchObject({
      ok: true,
      values: { [field]: kept },
    })
  })

  test('fields that the form has not are left out', () => {
    const checked = checkGiven({ ...valid, website: 'spam', __proto__: { admin: 'x' } })
    expect(Object.keys(checked.values).sort()).toEqual([...names].sort())
  })
})

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('\r\n', '\0'))
const anyForm = fc.record(
  Object.fromEntries(names.map((field) => [field, fc.oneof(anyText, fc.anything())])),
  { requiredKeys: [] },
)

test('whatever comes in is answered, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anyForm, fc.anything()), (input) => {
      const checked = checkGiven(input)
      for (const entry of Object.values(checked.values)) {
        const text = String(entry)
        expect(text).toBe(text.trim().toWellFormed().normalize('NFC'))
        expect(text).not.toMatch(/[\0\r]/)
      }
      expect(checkGiven(checked.values).values).toEqual(checked.values)
    }),
    { numRuns: 300 },
  )
})

test('what a message is about is cleaned like a field, and absent where it is nothing', () => {
  const about = (text: string) => checkGiven({ ...valid, about: text }).values.about
  expect([about(' Rye\n'), about('  ')]).toEqual(['Rye', undefined])
})

const errors = { missing: 'missing', malformed: 'malformed', least: 'least', most: 'most' }
const options = ['cat', 'dog', 'parrot']
const kinds: { [kind: string]: RuledField } = {
  text: { name: 'it', kind: 'text', least: 2, most: 5, errors },
  required: { name: 'it', kind: 'text', required: true, errors },
  tel: { name: 'it', kind: 'tel', errors },
  number: { name: 'it', kind: 'number', least: -3, most: 40, errors },
  date: { name: 'it', kind: 'date', earliest: '2026-03-01', latest: '2026-12-31', errors },
  choice: { name: 'it', kind: 'choice', options, errors },
  choices: { name: 'it', kind: 'choices', options, least: 2, most: 2, errors },
  consent: { name: 'it', kind: 'consent', required: true, errors },
  anyNumber: { name: 'it', kind: 'number', errors },
  anyDay: { name: 'it', kind: 'date', errors },
  anyChoices: { name: 'it', kind: 'choices', options, errors },
  noChoice: { name: 'it', kind: 'choice', errors },
  noChoices: { name: 'it', kind: 'choices', errors },
}

describe('what is told of each kind of field', () => {
  test.each([
    { kind: 'text', entry: '', told: undefined },
    { kind: 'text', entry: 'a', told: 'least' },
    { kind: 'text', entry: '🥖🥖', told: undefined },
    { kind: 'text', entry: 'abcdef', told: 'most' },
    { kind: 'text', entry: ['ab'], told: 'malformed' },
    { kind: 'required', entry: ' ', told: 'missing' },
    { kind: 'tel', entry: '920 055 144', told: undefined },
    { kind: 'tel', entry: '+٩٦٦ ٩٢٠', told: undefined },
    { kind: 'tel', entry: 'call me', told: 'malformed' },
    { kind: 'tel', entry: '12', told: 'malformed' },
    { kind: 'tel', entry: '123', told: undefined },
    { kind: 'tel', entry: '(0)12/34-56*78#9, ext.0', told: undefined },
    { kind: 'tel', entry: '<123', told: 'malformed' },
    { kind: 'tel', entry: '123>', told: 'malformed' },
    { kind: 'number', entry: '٤٠', told: undefined },
    { kind: 'number', entry: '2,5', told: undefined },
    { kind: 'number', entry: '-4', told: 'least' },
    { kind: 'number', entry: '40.01', told: 'most' },
    { kind: 'number', entry: '-3', told: undefined },
    { kind: 'number', entry: '1e1', told: 'malformed' },
    { kind: 'number', entry: '.5', told: 'malformed' },
    { kind: 'number', entry: '5.', told: 'malformed' },
    { kind: 'number', entry: '1,2,3', told: 'malformed' },
    { kind: 'number', entry: 'x5', told: 'malformed' },
    { kind: 'number', entry: '๕', told: 'malformed' }, // Thai: no keyboard that we know of writes it
    { kind: 'anyNumber', entry: '-123456789012345.123456789', told: undefined },
    { kind: 'anyNumber', entry: '1234567890123456', told: 'malformed' },
    { kind: 'anyNumber', entry: '0.1234567890', told: 'malformed' },
    { kind: 'date', entry: '2026-03-01', told: undefined },
    { kind: 'date', entry: '2026-02-28', told: 'least' },
    { kind: 'date', entry: '2027-01-01', told: 'most' },
    { kind: 'date', entry: '2026-04-31', told: 'malformed' },
    { kind: 'date', entry: '1.5.2026', told: 'malformed' },
    { kind: 'date', entry: '2026-05-01x', told: 'malformed' },
    { kind: 'date', entry: 'x2026-05-01', told: 'malformed' },
    { kind: 'anyDay', entry: '0001-01-01', told: undefined },
    { kind: 'anyDay', entry: '9999-12-31', told: undefined },
    { kind: 'noChoice', entry: 'dog', told: 'malformed' },
    { kind: 'noChoices', entry: ['dog'], told: 'malformed' },
    { kind: 'anyChoices', entry: ['dog'], told: undefined },
    { kind: 'anyChoices', entry: options, told: undefined },
    { kind: 'anyChoices', entry: { 0: 'dog' }, told: 'malformed' },
    { kind: 'choice', entry: 'dog', told: undefined },
    { kind: 'choice', entry: 'horse', told: 'malformed' },
    { kind: 'choices', entry: [], told: undefined },
    { kind: 'choices', entry: 'cat', told: 'least' },
    { kind: 'choices', entry: ['dog', 'cat'], told: undefined },
    { kind: 'choices', entry: ['dog', 'cat', 'cat'], told: undefined },
    { kind: 'choices', entry: options, told: 'most' },
    { kind: 'choices', entry: ['cat', 'horse'], told: 'malformed' },
    { kind: 'choices', entry: [5], told: 'malformed' },
    { kind: 'consent', entry: '', told: 'missing' },
    { kind: 'consent', entry: 'on', told: undefined },
  ])('$kind $entry: $told', ({ kind, entry, told }) => {
    const checked = checkEntries([kinds[kind] ?? expect.fail()], { it: entry })
    expect(checked.ok ? undefined : checked.errors.it).toBe(told)
  })

  test.each([
    { kind: 'number', entry: '۱۲,۵', kept: '12.5' },
    { kind: 'number', entry: '-٢٫٢٥', kept: '-2.25' },
    { kind: 'number', entry: 'a1,5', kept: 'a1,5' },
    { kind: 'number', entry: '1,5b', kept: '1,5b' },
    { kind: 'date', entry: '1,5', kept: '1,5' },
    { kind: 'text', entry: '٢', kept: '٢' },
    { kind: 'choices', entry: ['dog', ' '], kept: ['dog'] },
    { kind: 'anyNumber', entry: '٠٩۰۹०९０９', kept: '09090909' },
    { kind: 'text', entry: 'a\r\n\u2028b', kept: 'a b' },
    { kind: 'date', entry: '٢٠٢٦-٠٥-٠١', kept: '2026-05-01' },
    { kind: 'choices', entry: ['dog', 'cat', 'dog'], kept: ['cat', 'dog'] },
    { kind: 'consent', entry: 'on', kept: '✓' },
  ])('$kind $entry is kept as $kept', ({ kind, entry, kept }) => {
    const { values } = checkEntries([kinds[kind] ?? expect.fail()], { it: entry })
    expect(values).toEqual({ it: kept })
  })

  test('what was cleaned is judged the same once more, whatever it was', () => {
    const anyEntry = fc.oneof(
      anyText,
      fc.subarray(options),
      fc.constantFrom(...options),
      fc.anything(),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(kinds)), anyEntry, (field, it) => {
        const first = checkEntries([field], { it })
        const again = checkEntries([field], first.values)
        expect(again.values).toEqual(first.values)
        if (first.ok) expect(again.ok).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
