import fc from 'fast-check'

/** A request as anyone may send it: some are nearly right, some are nothing like it. */
export interface FuzzedRequest {
  method: string
  headers: { [name: string]: string }
  body: string | Uint8Array<ArrayBuffer> | null
}

const types = [
  ...Array.from({ length: 8 }, () => 'application/json'),
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  ...Array.from({ length: 5 }, () => 'application/x-www-form-urlencoded'),
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
  ';;;',
]

/** Strings that have broken other programs. */
const hardTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  'e'.concat('\u0301'.repeat(10_000)),
  '\u202eevil',
  'ﷺ'.repeat(999),
  '🙂'.repeat(1000),
  'x\r\nBcc: all@example.com',
  "'; drop table messages; --",
  '{{7*7}}<%= 7 %>',
  '<script>alert(1)</script>',
  '%00%ff%zz',
  '__proto__',
  'a'.repeat(16_000),
  '\ufeff\u200b\u2028\u2029',
  `"${'a'.repeat(100)}"@example.com`,
  `${'a@'.repeat(500)}b.c`,
  `a@${'b.'.repeat(2_000)}`,
]

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...hardTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 1_100 }) },
  { weight: 5, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
)
const email = fc.oneof({ weight: 3, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: text })
const anyValue = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.bigInt().map(Number) },
)
const fieldNames = [
  'name',
  'email',
  'company',
  'phone',
  'message',
  'website',
  '__proto__',
  'constructor',
  'toString',
  'id',
]

/** Nearly right: the five fields, each of any kind, and some that nobody asked for. */
const nearlyRight = fc.oneof(
  fc.record({ name: text, email, company: text, phone: text, message: text }),
  fc.record(
    { name: anyValue, email: anyValue, company: anyValue, phone: anyValue, message: anyValue },
    { requiredKeys: [] },
  ),
  fc.dictionary(fc.constantFrom(...fieldNames), anyValue),
)

const nested = fc.nat(12_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)
const body: fc.Arbitrary<FuzzedRequest['body']> = fc.oneof(
  { weight: 6, arbitrary: nearlyRight.map((fields) => JSON.stringify(fields)) },
  { weight: 3, arbitrary: nearlyRight.map((fields) => formOf(fields)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 8 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 20_000 }).map((bytes) => new Uint8Array(bytes)),
  },
  { weight: 1, arbitrary: fc.constant(null) },
)

/** What a header may hold at all; anything else does not leave the sender. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 200,
})
const headers = fc.record({
  type: fc.constantFrom(...types),
  authorization: fc.oneof(
    { weight: 6, arbitrary: fc.constant('Bearer local-public-key') },
    { weight: 1, arbitrary: headerText },
  ),
  key: fc.option(
    fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: headerText }),
  ),
  elapsed: fc.option(fc.oneof(fc.nat().map(String), headerText)),
  forwarded: fc.option(fc.oneof(fc.ipV4(), fc.ipV6(), headerText)),
})

export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc
  .record({
    method: fc.constantFrom(
      'POST',
      'POST',
      'POST',
      'POST',
      'POST',
      'POST',
      'POST',
      'PUT',
      'DELETE',
      'GET',
      'OPTIONS',
    ),
    headers,
    body,
  })
  .map(({ method, headers: { type, authorization, key, elapsed, forwarded }, body: content }) => ({
    method,
    headers: {
      authorization: authorization.trim(),
      ...(type && { 'content-type': type }),
      ...(key !== null && { 'idempotency-key': key.trim() }),
      ...(elapsed !== null && { 'x-form-elapsed': elapsed.trim() }),
      ...(forwarded !== null && { 'x-forwarded-for': forwarded.trim() }),
    },
    body: method === 'GET' ? null : content,
  }))

function formOf(fields: object): string {
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(pairs).toString()
}
