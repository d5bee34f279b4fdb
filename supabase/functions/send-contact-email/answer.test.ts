import { describe, expect, test } from 'vitest'
import {
  contactPorts,
  formRequest,
  functionUrl,
  goodFields,
  jsonRequest,
} from '../../local/testing/contact-ports.ts'
import { solve } from '../../local/testing/solve.ts'
import { DatabaseError } from '../_shared/database.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import { createProofs } from '../_shared/proofs.ts'
import { answer, type ContactPorts } from './answer.ts'
import type { Stored } from './store.ts'

describe('a good message', () => {
  test('is stored with what goes beside it, and wakes the deliverer', async () => {
    const { ports, stored, wokenTimes } = contactPorts()
    const headers = {
      'idempotency-key': 'filled-form-1',
      'x-form-elapsed': '9000',
      'x-forwarded-for': '6.6.6.6, 10.0.0.7',
    }
    const response = await answer(jsonRequest(goodFields, headers), ports)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ id: 'an-id' })
    expect(stored).toEqual([
      {
        message: goodFields,
        files: [],
        idempotencyKey: 'filled-form-1',
        suspicion: null,
        address: '10.0.0.7',
        isProven: false,
      },
    ])
    expect(wokenTimes()).toBe(1)
  })

  test('that is known is answered as before', async () => {
    const { ports } = contactPorts({ outcome: 'known', id: 'an-id' })
    const response = await answer(jsonRequest(goodFields), ports)
    expect([response.status, await response.json()]).toEqual([201, { id: 'an-id' }])
  })

  test.each([
    [{ website: 'https://spam.example' }, {}, 'honeypot'],
    [{}, { 'x-form-elapsed': '1999' }, 'too-fast'],
    [{}, { 'x-form-elapsed': '2000' }, null],
    [{}, { 'x-form-elapsed': 'soon' }, null],
    [{ website: '' }, {}, null],
  ])('with %j %j is stored and marked %j', async (fields, headers, suspicion) => {
    const { ports, stored } = contactPorts()
    expect((await answer(jsonRequest({ ...goodFields, ...fields }, headers), ports)).status).toBe(
      201,
    )
    expect(stored[0]?.suspicion).toBe(suspicion)
  })
})

describe('a refusal is a problem document', () => {
  const large = { ...goodFields, message: 'a'.repeat(17_000) }
  test.each([
    ['not POST', new Request(functionUrl), 405, 'method'],
    ['no key', jsonRequest(goodFields, { authorization: '' }), 401, 'key'],
    ['wrong key', jsonRequest(goodFields, { authorization: 'Bearer publi' }), 401, 'key'],
    ['foreign origin', jsonRequest(goodFields, { origin: 'https://evil.example' }), 403, 'origin'],
    ['foreign form', formRequest(goodFields, { origin: 'https://evil.example' }), 403, 'origin'],
    ['text', jsonRequest('hello', { 'content-type': 'text/plain' }), 415, 'content-type'],
    [
      'Latin-1',
      jsonRequest(goodFields, { 'content-type': 'application/json; charset=latin1' }),
      415,
      'content-type',
    ],
    ['short key', jsonRequest(goodFields, { 'idempotency-key': 'short' }), 400, 'idempotency-key'],
    ['half JSON', jsonRequest('{"name":'), 400, 'unreadable'],
    ['a list', jsonRequest([goodFields]), 400, 'unreadable'],
    ['nothing', jsonRequest(''), 400, 'unreadable'],
    ['17 kB', jsonRequest(large), 413, 'too-large'],
    ['no name', jsonRequest({ ...goodFields, name: ' ' }), 422, 'invalid'],
  ])('%s', async (_, request, status, kind) => {
    const { ports, stored } = contactPorts()
    const response = await answer(request, ports)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    const problem = Object(await response.json())
    expect(problem).toMatchObject({
      type: `urn:broadsheet:problem:${kind}`,
      status,
      title: expect.any(String),
      errors: expect.any(Object),
    })
    expect(stored).toEqual([])
  })

  test('names each field that is wrong', async () => {
    const response = await answer(jsonRequest({ email: 'x' }), contactPorts().ports)
    expect(Object(await response.json()).errors).toEqual({
      name: 'Name is required',
      email: 'Invalid email address',
      message: 'Message is required',
    })
  })

  test.each<[string, Stored | Error, number, string | null]>([
    [
      'the limit is reached',
      { outcome: 'limited', by: 'sender', retryAfterSeconds: 42 },
      429,
      '42',
    ],
    ['the key was used for another', { outcome: 'key-reused' }, 422, null],
    ['the database is away', new DatabaseError('57P01'), 503, '5'],
  ])('when %s', async (_, outcome, status, retryAfter) => {
    const { ports, wokenTimes } = contactPorts(outcome)
    const response = await answer(jsonRequest(goodFields), ports)
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect(wokenTimes()).toBe(0)
  })

  test('when the length that is announced is a lie', async () => {
    const body = new Blob(['a'.repeat(20_000)]).stream()
    const headers = {
      'content-type': 'application/json',
      authorization: 'Bearer public',
      'content-length': '10',
    }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    expect((await answer(new Request(functionUrl, init), contactPorts().ports)).status).toBe(413)
  })

  test('when the body does not arrive in time', async () => {
    const { ports } = contactPorts()
    const limits = {
      ...ports.limits,
      deadline: () => ({ passed: Promise.resolve(), cancel: () => {} }),
    }
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer public' },
      body: new ReadableStream(),
      duplex: 'half',
    }
    expect((await answer(new Request(functionUrl, init), { ...ports, limits })).status).toBe(408)
  })

  test('when the text is no UTF-8', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])
    const headers = { 'content-type': 'application/json', authorization: 'Bearer public' }
    expect(
      (
        await answer(
          new Request(functionUrl, { method: 'POST', headers, body }),
          contactPorts().ports,
        )
      ).status,
    ).toBe(400)
  })
})

test('in a rush, the answer says which work makes up for it', async () => {
  const rush = contactPorts({ outcome: 'limited', by: 'form', retryAfterSeconds: 30 })
  const response = await answer(jsonRequest(goodFields), rush.ports)
  const problem = Object(await response.json())
  expect([response.status, problem.type]).toEqual([429, 'urn:broadsheet:problem:rush'])
  expect(problem.challenge).toEqual({
    token: expect.stringMatching(/^1790000000\.\w{64}$/),
    bits: 15,
  })
  const { ports, stored } = contactPorts()
  const headers = { 'x-form-proof': solve(problem.challenge.token, 15) }
  await answer(jsonRequest(goodFields, headers), ports)
  await answer(jsonRequest({ ...goodFields, message: 'Another' }, headers), ports)
  expect(stored.map(({ isProven }) => isProven)).toEqual([true, false])
})

describe('without JavaScript', () => {
  test('a sent form sees the thank-you', async () => {
    const { ports, stored } = contactPorts()
    const response = await answer(
      formRequest({ ...goodFields, website: '' }, { origin: 'https://site.example' }),
      ports,
    )
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'https://site.example/contact#sent',
    ])
    expect(stored[0]).toMatchObject({ message: goodFields, suspicion: null, idempotencyKey: null })
  })

  test.each([
    ['same-origin', 303],
    ['cross-site', 403],
    [undefined, 403], // a sandboxed frame in an old browser
  ])('a form that names no origin, from %s, is answered %i', async (site, status) => {
    const headers = { origin: 'null', ...(site && { 'sec-fetch-site': site }) }
    const { ports, stored } = contactPorts()
    expect((await answer(formRequest(goodFields, headers), ports)).status).toBe(status)
    expect(stored).toHaveLength(status === 303 ? 1 : 0)
  })

  test('a wrong form comes back with entries and messages', async () => {
    const response = await answer(
      formRequest({ name: '"><b>Ada', email: 'ada', message: '\n<script>' }),
      contactPorts().ports,
    )
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;Ada"')
    expect(page).toContain('&lt;script&gt;</textarea>')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/)
    expect(page).toContain('<p id="email-error" class="error">Invalid email address</p>')
  })

  test('its page allows no script and no other target', async () => {
    const response = await answer(formRequest({ name: 'Ada' }), contactPorts().ports)
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /style-src 'nonce-([0-9a-f-]+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://site.example;")
    expect(await response.text()).toContain(`<style nonce="${nonce}">`)
  })

  test.each(['请给我回电话。'.repeat(271), 'x'.repeat(60_000)])(
    'a text that is too long comes back whole: %#',
    async (message) => {
      const response = await answer(formRequest({ ...goodFields, message }), contactPorts().ports)
      expect(response.status).toBe(422)
      const page = await response.text()
      expect(page).toContain(message)
      expect(page).toContain('Message must be at most 1000 characters')
    },
  )

  test('a form in a rush comes back with its entries, and is taken after the wait', async () => {
    const rush = contactPorts({ outcome: 'limited', by: 'form', retryAfterSeconds: 30 })
    const response = await answer(formRequest(goodFields), rush.ports)
    const page = await response.text()
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '10'])
    expect(page).toContain('Please wait 10 seconds, then send yours once more.')
    expect(page).toContain('value="ada@example.com"')
    const proof = /name="proof" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const { ports, stored } = contactPorts()
    for (const seconds of [9, 10]) {
      const proofs = createProofs('secret', () => 1_790_000_000_000 + seconds * 1_000)
      await answer(formRequest({ ...goodFields, proof }), { ...ports, proofs })
    }
    expect(stored.map(({ isProven }) => isProven)).toEqual([false, true])
  })

  test('a form at the limit keeps its entries', async () => {
    const response = await answer(
      formRequest(goodFields),
      contactPorts({ outcome: 'limited', by: 'sender', retryAfterSeconds: 9 }).ports,
    )
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '9'])
    expect(await response.text()).toContain('value="ada@example.com"')
  })
})

describe('a declared form', () => {
  const errors = { missing: 'مطلوب', malformed: 'خطأ', least: 'قليل', most: 'كثير' }
  const visit: PublishedForm = {
    language: 'ar',
    direction: 'rtl',
    fields: [
      { name: 'animal', kind: 'text', label: 'الحيوان', required: true, most: 40, errors },
      { name: 'mail', kind: 'email', label: 'البريد', hint: 'للرد', errors },
      { name: 'kind', kind: 'choice', label: 'النوع', options: ['قط', 'كلب'], errors },
      { name: 'wants', kind: 'choices', label: 'الخدمة', options: ['فحص', 'تطعيم'], errors },
      { name: 'wishes', kind: 'long-text', label: 'ملاحظات', errors },
      { name: 'agreed', kind: 'consent', label: 'أوافق', required: true, errors },
    ],
    mail: { to: ['vet@example.com'], subject: 'زيارة [animal]' },
  }
  const declared = () => contactPorts(undefined, { visit })
  const entries = {
    ...{ form: 'visit', animal: ' لولو\n', mail: 'ada@example.com', kind: 'قط' },
    ...{ wants: ['تطعيم', 'فحص'], wishes: 'a\r\nb', agreed: 'on' },
  }

  test('is stored with its entries by their labels, and what its mail is to be', async () => {
    const { ports, stored } = declared()
    expect((await answer(jsonRequest({ ...entries, about: 'Teeth' }), ports)).status).toBe(201)
    expect(stored[0]?.message).toEqual({
      ...{ name: '', email: 'ada@example.com', company: '', phone: '', message: '' },
      about: 'Teeth',
      form: 'visit',
      entries: [
        { name: 'animal', label: 'الحيوان', value: 'لولو' },
        { name: 'mail', label: 'البريد', value: 'ada@example.com' },
        { name: 'kind', label: 'النوع', value: 'قط' },
        { name: 'wants', label: 'الخدمة', value: 'فحص, تطعيم' },
        { name: 'wishes', label: 'ملاحظات', value: 'a\nb' },
        { name: 'agreed', label: 'أوافق', value: '✓' },
      ],
      mail: { to: ['vet@example.com'], subject: 'زيارة لولو' },
    })
  })

  test('is refused in its own words', async () => {
    const response = await answer(jsonRequest({ form: 'visit', kind: 'فيل' }), declared().ports)
    expect(Object(await response.json()).errors).toEqual({
      animal: 'مطلوب',
      kind: 'خطأ',
      agreed: 'مطلوب',
    })
  })

  test.each<[string, ContactPorts['formOf'], number, string, string?]>([
    ['of a name that the site does not declare', async () => undefined, 422, 'form'],
    ['of a name that none can have', () => Promise.reject(new Error()), 422, 'form', 'a\0b'],
    ['while the database is away', () => Promise.reject(new Error('away')), 503, 'unavailable'],
  ])('%s stores nothing', async (_, formOf, status, kind, form = 'visit') => {
    const { ports, stored } = declared()
    const response = await answer(jsonRequest({ ...entries, form }), { ...ports, formOf })
    expect(response.status).toBe(status)
    expect(Object(await response.json()).type).toBe(`urn:broadsheet:problem:${kind}`)
    expect(stored).toEqual([])
  })

  /** As a browser posts it without script. */
  const post = (fields: [string, string][], headers = {}) =>
    new Request(functionUrl, { method: 'POST', headers, body: new URLSearchParams(fields) })

  test('without JavaScript leads back to its page, and knows each option that is chosen', async () => {
    const { ports, stored } = declared()
    const pairs: [string, string][] = [
      ['form', 'visit'],
      ['page', '/%D8%B2%D9%8A%D8%A7%D8%B1%D8%A9'],
      ['animal', 'لولو'],
      ['wants', 'فحص'],
      ['wants', 'تطعيم'],
      ['agreed', '✓'],
    ]
    const response = await answer(post(pairs), ports)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'https://site.example/%D8%B2%D9%8A%D8%A7%D8%B1%D8%A9#sent',
    ])
    expect(stored[0]?.message.entries?.[3]?.value).toBe('فحص, تطعيم')
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '@evil.example', '/%'])(
    'leads to no other site, by %s',
    async (page) => {
      const response = await answer(formRequest({ ...goodFields, page }), declared().ports)
      expect(new URL(response.headers.get('location') ?? '').origin).toBe('https://site.example')
    },
  )

  test('that nobody can be asked about now keeps all that was sent, to be sent once more', async () => {
    const { ports } = declared()
    const fields: [string, string][] = [
      ['form', 'visit'],
      ['animal', '<b>Luna'],
      ['wants', 'فحص'],
      ['wants', 'تطعيم'],
    ]
    const formOf = () => Promise.reject(new Error('away'))
    const response = await answer(post(fields), { ...ports, formOf })
    const page = await response.text()
    expect(response.status).toBe(503)
    const again = [...page.matchAll(/<input type="hidden" name="(.*?)" value="(.*?)">/g)]
    expect(again.map(([, name, value]) => [name, value])).toEqual([
      ['form', 'visit'],
      ['animal', '&lt;b&gt;Luna'],
      ['wants', 'فحص'],
      ['wants', 'تطعيم'],
    ])
    expect(page).not.toContain('<label for=')
  })

  test('that is wrong comes back in its language, as it was filled in', async () => {
    const fields: [string, string][] = [
      ['form', 'visit'],
      ['page', '/visit'],
      ['kind', 'كلب'],
      ['wants', 'تطعيم'],
      ['mail', '"><b>'],
    ]
    const response = await answer(post(fields), declared().ports)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain('<p>تحتاج بعض الحقول إلى مراجعة.</p>')
    expect(page).toContain('<li><a href="#animal">مطلوب</a></li>')
    expect(page).toContain('<option value="كلب" selected>كلب</option>')
    expect(page).toMatch(/value="تطعيم" checked> تطعيم/)
    expect(page).toMatch(/value="✓">\s*أوافق/)
    expect(page).toContain('aria-describedby="mail-hint mail-error"')
    expect(page).toContain('<input type="hidden" name="form" value="visit">')
    expect(page).toContain('<input type="hidden" name="page" value="/visit">')
    expect(page).toContain('<a href="https://site.example/visit">العودة إلى الصفحة</a>')
    expect(page).not.toContain('<b>')
  })
})

describe('CORS', () => {
  const preflight = (origin: string) =>
    new Request(functionUrl, { method: 'OPTIONS', headers: { origin } })

  test('a listed origin may send what the form sends', async () => {
    const { headers, status } = await answer(
      preflight('https://site.example'),
      contactPorts().ports,
    )
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('https://site.example')
    for (const name of ['authorization', 'content-type', 'idempotency-key', 'x-form-elapsed']) {
      expect(headers.get('access-control-allow-headers')).toContain(name)
    }
  })

  test.each([
    'https://evil.example',
    'https://site.example.evil.example',
    'http://site.example',
    'http://functions.example', // a name that was rebound to this machine
    'null',
  ])('%s hears nothing', async (origin) => {
    const { headers } = await answer(preflight(origin), contactPorts().ports)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('a page of the same address needs none', async () => {
    const response = await answer(
      jsonRequest(goodFields, { origin: 'https://functions.example' }),
      contactPorts().ports,
    )
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      201,
      null,
    ])
  })

  test('a listed origin may read refusals', async () => {
    const response = await answer(
      jsonRequest('', { origin: 'https://site.example' }),
      contactPorts().ports,
    )
    expect(response.headers.get('access-control-allow-origin')).toBe('https://site.example')
  })
})

test('nothing of a message is logged', async () => {
  const secret = 'secret-4711'
  const fields = {
    name: secret,
    email: `${secret}@example.com`,
    company: secret,
    phone: secret,
    message: secret,
  }
  const logs = await Promise.all(
    [
      contactPorts(),
      contactPorts(new Error(`invalid: ${secret}`)),
      contactPorts({ outcome: 'key-reused' }),
    ].map(async ({ ports, logged }) => {
      await answer(jsonRequest(fields, { 'idempotency-key': secret }), ports)
      await answer(jsonRequest({ ...fields, email: secret }), ports)
      await answer(jsonRequest(`{"${secret}`), ports)
      return logged
    }),
  )
  expect(logs.flat().length).toBeGreaterThan(8)
  expect(JSON.stringify(logs)).not.toContain(secret)
})
