import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { checkContactMessage, contactFields } from './contact-message.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 }) // a busy machine is slow, and that is no fault

const good = { name: 'Ada', email: 'ada@example.com', company: '', phone: '', message: 'Hello' }

describe('what is wrong is said beneath its field', () => {
  test.each([
    [{ name: '  ' }, { name: 'Name is required' }],
    [{ name: undefined }, { name: 'Name is required' }],
    [{ name: 'a'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
    [{ email: 'ada' }, { email: 'Invalid email address' }],
    [{ email: 'ada@example.com\r\nBcc: x@y.z' }, { email: 'Invalid email address' }],
    [
      { email: `${'a'.repeat(244)}@example.com` },
      { email: 'Email must be at most 255 characters' },
    ],
    [{ company: ['Engines'] }, { company: 'Company must be text' }],
    [{ phone: 15550100 }, { phone: 'Phone must be text' }],
    [{ phone: '1'.repeat(21) }, { phone: 'Phone must be at most 20 characters' }],
    [{ message: '\u0000\u0007' }, { message: 'Message is required' }],
    [{ message: 'a'.repeat(1001) }, { message: 'Message must be at most 1000 characters' }],
  ])('%j', (change, errors) => {
    expect(checkContactMessage({ ...good, ...change })).toMatchObject({ ok: false, errors })
  })
})

describe('what is meant is kept', () => {
  test.each([
    [{ message: '🙂'.repeat(1000) }, { message: '🙂'.repeat(1000) }], // code points, not UTF-16 units
    [{ message: 'one\r\ntwo\rthree' }, { message: 'one\ntwo\nthree' }],
    [{ name: 'Ada\r\nBcc: x@y.z' }, { name: 'Ada Bcc: x@y.z' }],
    [{ name: 'Ada\u2028Lovelace' }, { name: 'Ada Lovelace' }],
    [{ message: 'e\u0000\u0301' }, { message: 'é' }], // the accent joins once the NUL is gone
    [{ name: 'A\ud800' }, { name: 'A\ufffd' }],
    [{ company: null, website: 'x' }, { company: '' }],
  ])('%j', (change, kept) => {
    expect(checkContactMessage({ ...good, ...change })).toEqual({
      ok: true,
      message: { ...good, ...kept },
    })
  })
})

test.each([null, undefined, 7, 'text', [], [good]])('%j has no fields', (input) => {
  expect(checkContactMessage(input).ok).toBe(false)
})

test('cleaning a second time changes nothing', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(
    fc.property(
      fc.record({ name: text, email: text, company: text, phone: text, message: text }),
      (input) => {
        const once = checkContactMessage(input).message
        expect(checkContactMessage(once).message).toEqual(once)
        for (const field of contactFields) expect(once[field]?.isWellFormed()).toBe(true)
      },
    ),
  )
})
