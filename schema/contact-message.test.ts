import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkContactMessage, contactFields, mostLetters } from './contact-message.ts'

const valid = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

test('a message is returned with every field, those not given empty', () => {
  expect(checkContactMessage(valid)).toEqual({
    ok: true,
    message: { ...valid, company: '', phone: '' },
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
    { field: 'message', value: '', told: 'Message is required' },
    { field: 'message', value: 'a'.repeat(1000), told: undefined },
    { field: 'message', value: 'a'.repeat(1001), told: 'Message must be at most 1000 characters' },
    { field: 'message', value: '\r\n'.repeat(499).padEnd(1000, 'a'), told: undefined },
  ])('$field $told', ({ field, value, told }) => {
    const checked = checkContactMessage({ ...valid, [field]: value })
    expect(checked.ok ? {} : checked.errors).toEqual(told === undefined ? {} : { [field]: told })
  })

  test.each([
    { field: 'name', value: 5, told: 'Name must be text' },
    { field: 'company', value: ['Engines'], told: 'Company must be text' },
    { field: 'phone', value: 15550100, told: 'Phone must be text' },
    { field: 'message', value: {}, told: 'Message must be text' },
  ])('$told', ({ field, value, told }) => {
    const checked = checkContactMessage({ ...valid, [field]: value })
    expect(checked).toMatchObject({ ok: false, errors: { [field]: told } })
  })

  test('all at once, for whatever is no form at all', () => {
    const errors = {
      name: 'Name is required',
      email: 'Invalid email address',
      message: 'Message is required',
    }
    for (const input of [undefined, null, 7, 'text', [], {}, [{ name: 'Ada' }]])
      expect(checkContactMessage(input)).toEqual({
        ok: false,
        errors,
        message: { company: '', phone: '' },
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
    expect(checkContactMessage({ ...valid, [field]: value })).toMatchObject({
      ok: true,
      message: { [field]: kept },
    })
  })

  test('fields that the form has not are left out', () => {
    const checked = checkContactMessage({ ...valid, website: 'spam', __proto__: { admin: 'x' } })
    expect(Object.keys(checked.message).sort()).toEqual([...contactFields].sort())
  })
})

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('\r\n', '\0'))
const anyForm = fc.record(
  Object.fromEntries(contactFields.map((field) => [field, fc.oneof(anyText, fc.anything())])),
  { requiredKeys: [] },
)

test('whatever comes in is answered, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anyForm, fc.anything()), (input) => {
      const checked = checkContactMessage(input)
      for (const text of Object.values(checked.message)) {
        expect(text).toBe(text.trim().toWellFormed().normalize('NFC'))
        expect(text).not.toMatch(/[\0\r]/)
      }
      expect(checkContactMessage(checked.message).message).toEqual(checked.message)
    }),
    { numRuns: 300 },
  )
})

test('what a message is about is cleaned like a field, and absent where it is nothing', () => {
  const about = (text: string) => checkContactMessage({ ...valid, about: text }).message.about
  expect([about(' Rye\n'), about('  ')]).toEqual(['Rye', undefined])
  expect(checkContactMessage({ ...valid, about: 'a'.repeat(201) }).ok).toBe(false)
})

test('a message may have as many letters as the counter counts to', () => {
  const isGood = (letters: number) =>
    checkContactMessage({ ...valid, message: '🍞'.repeat(letters) }).ok
  expect([isGood(mostLetters), isGood(mostLetters + 1)]).toEqual([true, false])
})
