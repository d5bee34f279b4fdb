import fc from 'fast-check'

/** A request as anyone may send it: some are nearly right, some are nothing like it. */
export interface FuzzedRequest {
  method: string
  headers: { [name: string]: string }
  body: string | Uint8Array<ArrayBuffer> | null
}

/** The key that the function is set up with. */
export const publicKey = 'local-public-key'

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
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
  'form',
  '__proto__',
  'constructor',
  'toString',
  'id',
]

/** Right, and hard to show or to store unharmed. */
const goodText = fc
  .oneof(
    fc.constantFrom(...hardTexts.filter((hard) => hard.length < 90)),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  )
  .map((some) => `a${some}`)
const right = fc.record({
  name: goodText,
  email: fc.emailAddress(),
  company: goodText,
  phone: fc.stringMatching(/^\+?[0-9 ]{3,18}$/),
  message: goodText,
})

/** Where a form says that it stands. */
const page = fc.oneof(
  text,
  text.map((some) => `/${some}`),
)

/** Nearly right: the five fields, each of any kind, and some that nobody asked for. */
const nearlyRight = fc.oneof(
  { weight: 3, arbitrary: right },
  fc.tuple(right, page).map(([fields, page]) => ({ ...fields, page })),
  fc.record({ name: text, email, company: text, phone: text, message: text }),
  fc.record(
    { name: anyValue, email: anyValue, company: anyValue, phone: anyValue, message: anyValue },
    { requiredKeys: [] },
  ),
  fc.dictionary(fc.constantFrom(...fieldNames), anyValue),
)

const nested = fc.nat(12_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)
interface Body {
  content: FuzzedRequest['body']
  /** The type that it is of, if any. */
  type?: string
}
const body: fc.Arbitrary<Body> = fc.oneof(
  {
    weight: 6,
    arbitrary: nearlyRight.map((fields) => ({
      content: JSON.stringify(fields),
      type: 'application/json',
    })),
  },
  {
    weight: 4,
    arbitrary: nearlyRight.map((fields) => ({
      content: formOf(fields),
      type: 'application/x-www-form-urlencoded',
    })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(nearlyRight, text, text).map(([fields, name, file]) => ({
      content: partsOf(fields, name, file),
      type: 'multipart/form-data; boundary=x',
    })),
  },
  {
    weight: 3,
    arbitrary: fc
      .oneof(
        fc.jsonValue({ maxDepth: 8 }).map((value) => JSON.stringify(value)),
        nested,
        text,
        fc.uint8Array({ maxLength: 20_000 }).map((bytes) => new Uint8Array(bytes)),
        fc.constant(null),
      )
      .map((content) => ({ content })),
  },
)

/** What a header may hold at all; anything else does not leave the sender. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 200,
})
const headers = fc.record({
  /** Null: the one that fits. */
  other: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom(...types)),
  authorization: fc.oneof(
    { weight: 8, arbitrary: fc.constant(`Bearer ${publicKey}`) },
    { weight: 1, arbitrary: fc.constantFrom('', 'Bearer local-public-ke', 'Bearer another') },
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
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('POST') },
      { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'GET', 'OPTIONS') },
    ),
    headers,
    body,
  })
  .map(({ method, headers: { other, authorization, key, elapsed, forwarded }, body: written }) => {
    const { content, type } = { ...written, ...(other !== null && { type: other }) }
    return {
      method,
      headers: {
        authorization: authorization.trim(),
        ...(type && { 'content-type': type }),
        ...(key !== null && { 'idempotency-key': key.trim() }),
        ...(elapsed !== null && { 'x-form-elapsed': elapsed.trim() }),
        ...(forwarded !== null && { 'x-forwarded-for': forwarded.trim() }),
      },
      body: method === 'GET' ? null : content,
    }
  })

function formOf(fields: object): string {
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(pairs).toString()
}

/** As browsers send files: entries, and a file of any name. */
function partsOf(fields: object, name: string, file: string): string {
  const entries = [...new URLSearchParams(formOf(fields))].map(
    ([entry, value]) => `form-data; name="${entry}"\r\n\r\n${value}`,
  )
  const parts = [...entries, `form-data; name="file"; filename="${name}"\r\n\r\n${file}`]
  return `${parts.map((part) => `--x\r\ncontent-disposition: ${part}\r\n`).join('')}--x--\r\n`
}
