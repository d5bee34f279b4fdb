import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactPorts, functionUrl } from '../../local/testing/contact-ports.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import { roomForBodies } from '../_shared/room-for-bodies.ts'
import { answer } from './answer.ts'

const errors = {
  missing: 'missing',
  malformed: 'no PDF',
  least: 'few',
  most: 'many',
  size: 'large',
}
const job: PublishedForm = {
  language: 'ar',
  direction: 'rtl',
  fields: [
    { name: 'name', kind: 'text', label: 'Name', required: true, errors },
    { name: 'days', kind: 'choices', label: 'Days', options: ['Mon', 'Tue'], errors },
    { name: 'cv', kind: 'file', label: 'CV', required: true, accept: ['pdf'], most: 2, errors },
  ],
  mail: { subject: 'CV of [name]: [cv]' },
}
const pdf = (content = '', name = 'cv.pdf') => new File([`%PDF-${content}`], name)
const withKey = { authorization: 'Bearer public' }

type Parts = [string, string | File][]
const good: Parts = [
  ['form', 'job'],
  ['name', 'Ada'],
  ['days', 'Mon'],
  ['days', 'Tue'],
  ['cv', pdf('1')],
]

/** As it comes over the line: bytes, whose number is announced. */
async function request(
  parts: Parts,
  headers: { [name: string]: string } = withKey,
): Promise<Request> {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  const packed = new Response(data)
  const type = packed.headers.get('content-type') ?? ''
  const body = await packed.arrayBuffer()
  const sent = { 'content-type': type, 'content-length': String(body.byteLength), ...headers }
  return new Request(functionUrl, { method: 'POST', headers: sent, body })
}
const ready = () => contactPorts({ outcome: 'stored', id: 'an-id' }, { job })

describe('a message with files', () => {
  test('is stored with them, cleaned and named among its entries', async () => {
    const { ports, stored } = ready()
    const parts: Parts = [...good, ['cv', pdf('2'.repeat(1_200_000), '../س\u202eيرة.exe')]]
    const response = await answer(await request(parts), ports)
    expect([response.status, await response.json()]).toEqual([201, { id: 'an-id' }])
    const value = 'cv.pdf (6 B)\nسيرة.exe.pdf (1.2 MB)'
    expect(stored[0]).toMatchObject({
      message: {
        form: 'job',
        entries: [{ value: 'Ada' }, { value: 'Mon, Tue' }, { name: 'cv', label: 'CV', value }],
        mail: { subject: `CV of Ada: ${value.replace('\n', ' ')}` },
      },
      files: [
        { field: 'cv', name: 'cv.pdf', mediaType: 'application/pdf' },
        { field: 'cv', name: 'سيرة.exe.pdf', mediaType: 'application/pdf' },
      ],
    })
    expect(Buffer.from(stored[0]?.files[0]?.bytes ?? []).toString()).toBe('%PDF-1')
  })

  test('comes from a form without JavaScript, too, which leads back', async () => {
    const { ports, stored } = ready()
    const page: Parts = [...good, ['page', '/jobs']]
    const response = await answer(await request(page, { origin: 'https://site.example' }), ports)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'https://site.example/jobs#sent',
    ])
    expect(stored[0]?.files).toHaveLength(1)
    const foreign = await answer(await request(good, { origin: 'https://evil.example' }), ports)
    expect(foreign.status).toBe(403)
    expect(
      (await answer(await request(good, { authorization: 'Bearer wrong' }), ports)).status,
    ).toBe(401)
  })

  test.each<[string, Parts, string | undefined]>([
    ['none', good.slice(0, -1), 'missing'],
    [
      'an empty field, as browsers send it',
      [...good.slice(0, -1), ['cv', new File([], '')]],
      'missing',
    ],
    ['three of two', [...good, ['cv', pdf('2')], ['cv', pdf('3')]], 'many'],
    [
      'a program',
      [...good.slice(0, -1), ['cv', new File(['MZ'], 'cv.pdf', { type: 'application/pdf' })]],
      'no PDF',
    ],
    ['a large one', [...good.slice(0, -1), ['cv', pdf('a'.repeat(5_000_000))]], 'large'],
    ['a text in its place', [...good.slice(0, -1), ['cv', 'cv.pdf']], 'missing'],
  ])('%s: the field says what is wrong', async (_, parts, error) => {
    const { ports, stored } = ready()
    const response = await answer(await request(parts), ports)
    expect([response.status, Object(await response.json()).errors]).toEqual([422, { cv: error }])
    const page = await answer(await request(parts, {}), ports)
    const html = await page.text()
    expect(html).toContain('<form method="post" enctype="multipart/form-data" novalidate>')
    expect(html).toMatch(
      /<input id="cv" name="cv" required [^>]*type="file" accept=".pdf" multiple>/,
    )
    expect(html).toContain(`<p id="cv-error" class="error">${error}</p>`)
    expect(html).toContain('value="Ada"')
    expect(stored).toEqual([])
  })

  test('with files in fields that take none is stored without them', async () => {
    const { ports, stored } = ready()
    await answer(await request([...good, ['other', pdf()], ['name', pdf()]]), ports)
    expect(stored[0]?.files).toHaveLength(1)
  })

  test('that finds no room in the store is refused, and not to be tried at once', async () => {
    const { ports } = contactPorts({ outcome: 'full' }, { job })
    const response = await answer(await request(good), ports)
    expect([response.status, Object(await response.json()).type]).toEqual([
      507,
      'urn:broadsheet:problem:full',
    ])
  })
})

describe('what is held of bodies at once', () => {
  test('is given back, however it ends', async () => {
    const { ports } = ready()
    const room = roomForBodies({ total: 400_000, perSender: 400_000 })
    const limits = { ...ports.limits, room }
    const statuses = []
    for (const parts of [good, good.slice(0, 2), [['form', 'none']] satisfies Parts, good])
      statuses.push((await answer(await request(parts), { ...ports, limits })).status)
    expect(statuses).toEqual([201, 422, 422, 201])
    const body = `--x\r\n${'a'.repeat(300_000)}`
    const type = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(body.length),
      ...withKey,
    }
    const broken = () => new Request(functionUrl, { method: 'POST', headers: type, body })
    for (let time = 0; time < 3; time++)
      expect((await answer(broken(), { ...ports, limits })).status).toBe(400)
    expect(room.take(400_000, 'a')).toBeDefined()
    expect((await answer(await request(good), { ...ports, limits })).status).toBe(503)
  })

  test('has a part for each sender', () => {
    const room = roomForBodies({ total: 10, perSender: 6 })
    const give = room.take(6, 'a')
    expect(room.take(1, 'a')).toBeUndefined()
    expect(room.take(5, 'b')).toBeUndefined()
    expect(room.take(4, 'b')).toBeDefined()
    give?.()
    give?.() // once more gives nothing
    expect(room.take(7, 'a')).toBeUndefined()
    expect(room.take(6, 'a')).toBeDefined()
    expect(room.take(1, 'c')).toBeUndefined()
  })
})

test('a million parts, a body of 11 MB, and a boundary that is none are refused', async () => {
  const { ports, stored } = ready()
  const send = (body: string, boundary = '; boundary=x') =>
    answer(
      new Request(functionUrl, {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data${boundary}`, ...withKey },
        body,
      }),
      ports,
    )
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
  expect((await send(`${part.repeat(1_000)}--x--\r\n`)).status).toBe(400)
  expect((await send('a'.repeat(11_000_000))).status).toBe(413)
  for (const boundary of ['', '; boundary=', '; boundary=""', '; boundary=y'])
    expect((await send(`${part}--x--\r\n`, boundary)).status).toBe(400)
  const long = `--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n${'a'.repeat(300_000)}\r\n--x--\r\n`
  expect((await send(long)).status).toBe(400)
  expect(stored).toEqual([])
})

test('whatever bytes come as a form with files, ours is not the fault', async () => {
  const piece = fc.constantFrom(
    ...[
      '--x',
      '--x--',
      '\r\n',
      '\n',
      '\r\n\r\n',
      '"',
      ';',
      '%PDF-',
      '\0',
      '\xff',
      '\u202e.pdf',
      '../',
    ],
    ...[
      'Content-Disposition: form-data; name="cv"; filename="',
      'name="form"\r\n\r\njob',
      'filename*=utf-8',
      'Content-Type: a',
    ],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), async (pieces) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', ...withKey }
      const body = `--x\r\n${pieces.join('')}\r\n--x--\r\n`
      const response = await answer(
        new Request(functionUrl, { method: 'POST', headers, body }),
        ready().ports,
      )
      expect(response.status).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
