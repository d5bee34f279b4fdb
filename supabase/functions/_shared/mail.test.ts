import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { escapeHtml } from './escape-html.ts'
import { formTexts } from './generated/form-texts.ts'
import { composeMail, withoutReplyTo } from './mail.ts'
import type { StoredMessage } from './outbox.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 }) // a busy machine is slow, and that is no fault

const addresses = { from: 'Website <site@example.com>', to: ['office@example.com'] }
const stored: StoredMessage = {
  id: '5f3c',
  receivedAt: '2026-11-21T10:30:00+01:00',
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Engines',
  phone: '',
  message: 'Two\nlines',
  suspicion: null,
}
const mailOf = (change: Partial<StoredMessage>, language = 'en') =>
  composeMail({ id: 'x', attempt: 1, message: { ...stored, ...change } }, { addresses, language })

test('says who wrote what, and answers go to the visitor', () => {
  const mail = mailOf({})
  expect(mail).toMatchObject({
    ...addresses,
    reply_to: 'ada@example.com',
    subject: 'Message from Ada',
  })
  expect(mail.text).toBe(
    'Name: Ada\nEmail: ada@example.com\nCompany: Engines\nPhone: not given\nReceived: 2026-11-21 09:30 UTC\n\nTwo\nlines\n',
  )
})

test('has a row for each fact, and the text as it was written', () => {
  const { html } = mailOf({ suspicion: 'too-fast' })
  const cells = [...html.matchAll(/<tr><th[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td><\/tr>/g)]
  expect(cells.map(([, label, value]) => [label, value])).toEqual([
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Company', 'Engines'],
    ['Phone', 'not given'],
    ['Received', '2026-11-21 09:30 UTC'],
    ['Possibly spam', 'it was filled in faster than a person types'],
  ])
  expect(html).toContain('<table cellpadding="4"><tr>')
  expect(html).toContain(
    '</tr></table><p dir="auto" style="white-space:pre-wrap">Two\nlines</p></div></body></html>',
  )
})

test('is the same at each attempt, whatever zone the database is in', () => {
  const other = composeMail(
    { id: 'x', attempt: 7, message: { ...stored, receivedAt: '2026-11-21T09:30:00Z' } },
    { addresses, language: 'en' },
  )
  expect(other).toEqual(mailOf({}))
})

test('marks what is possibly spam', () => {
  expect(mailOf({ suspicion: 'honeypot' }).subject).toBe('[Possibly spam] Message from Ada')
})

describe('what a visitor writes stays text', () => {
  test('in HTML', () => {
    const { html } = mailOf({
      name: '<img src=x onerror=alert(1)>',
      message: '</p><script>alert(1)</script>&amp;',
    })
    expect(html).not.toMatch(/<(img|script)/)
    expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')
  })

  test('any text, in headers and HTML', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(
        fc.record({ name: text, company: text, phone: text, message: text }),
        (fields) => {
          const { subject, html, text: plain } = mailOf(fields)
          expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
          const tags = new Set(html.match(/<\/?[a-z!]+/gi))
          expect([...tags].filter((tag) => !ours.has(tag))).toEqual([])
          expect(plain.split('\n\n')[0]?.split('\n')).toHaveLength(5)
        },
      ),
    )
  })
})
const ours = new Set([
  '<!doctype',
  '<html',
  '</html',
  '<head',
  '</head',
  '<meta',
  '<body',
  '</body',
  '<div',
  '</div',
  '<table',
  '</table',
  '<tr',
  '</tr',
  '<th',
  '</th',
  '<td',
  '</td',
  '<p',
  '</p',
])

test('a summary lists dead messages without their content', () => {
  const dead = [
    { id: 'm1', receivedAt: '2026-11-20T09:30:00Z', lastError: 'HTTP 422 validation_error' },
  ]
  const mail = composeMail(
    { id: 's', attempt: 1, summary: { day: '2026-11-21', total: 1, dead } },
    { addresses, language: 'en' },
  )
  expect(mail.subject).toBe('Messages that could not be mailed: 1 (2026-11-21)')
  expect(mail.text).toContain('m1: 2026-11-20 09:30 UTC, HTTP 422 validation_error')
  expect(mail.reply_to).toBeUndefined()
})

test('says what the message is about, where it is about something', () => {
  const mail = mailOf({ about: 'Rye & sour' })
  expect(mail.text).toMatch(/^About: Rye & sour\n/)
  expect(mail.html).toContain('>Rye &amp; sour</td>')
  expect(mailOf({ about: '' })).toEqual(mailOf({}))
})

describe('of a declared form', () => {
  const entries = [
    { name: 'animal', label: 'Animal', value: 'Luna' },
    { name: 'wishes', label: 'Wishes', value: 'Two\nlines: <b>' },
    { name: 'day', label: 'Day', value: '' },
  ]
  const visit = { form: 'visit', entries, company: '', message: '' }

  test('names each entry by its label, and goes where the form says', () => {
    const mail = mailOf({ ...visit, mail: { to: ['vet@example.com'], subject: 'Visit of Luna' } })
    expect(mail).toMatchObject({ to: ['vet@example.com'], subject: 'Visit of Luna' })
    expect(mail.text).toBe(
      'Animal: Luna\nWishes: \n  Two\n  lines: <b>\nDay: –\nReceived: 2026-11-21 09:30 UTC\n',
    )
    expect(mail.html).toContain(
      '<th align="left" dir="auto">Animal</th><td align="left" dir="auto">Luna</td>',
    )
    expect(mail.html).toContain(
      'dir="auto" style="white-space:pre-wrap">Two\nlines: &lt;b&gt;</td>',
    )
  })

  test('goes where all mail goes unless it says otherwise, and answers nobody without an address', () => {
    const mail = mailOf({ ...visit, name: '', email: '', mail: {} })
    expect(mail).toMatchObject({ ...addresses, subject: 'Message from visit' })
    expect(mail).not.toHaveProperty('reply_to')
  })
})

describe.each(Object.values(formTexts))('in $language', ({ language, isRightToLeft, ...words }) => {
  const { mail: said, given } = words
  const direction = isRightToLeft ? 'rtl' : 'ltr'
  const apart = (value: string) => (isRightToLeft ? `\u2068${value}\u2069` : value)

  test('a message is told of in its words, from its side', () => {
    const from = language === 'en' ? 'de' : 'en'
    const mail = mailOf(
      { about: 'Rye', suspicion: 'honeypot', phone: '+49 30 5550', mail: { language: from } },
      language,
    )
    const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(from) ?? ''
    expect(mail.subject).toBe(`[${said.spam}] ${said.from.replace('#', apart('Ada'))}`)
    expect(mail.text).toContain(`${given.phone.label}: ${apart('+49 30 5550')}\n`)
    expect(mail.text).toContain(`${said.received}: ${apart('2026-11-21 09:30 UTC')}\n`)
    expect(mail.text).toContain(`${said.language}: ${apart(spoken)}\n`)
    expect(mail.html).toMatch(`<html lang="${language}" dir="${direction}">`)
    expect(mail.html).toContain(`<div lang="${language}" dir="${direction}"`)
    const labels = [given.name, given.email, given.company, given.phone].map(({ label }) => label)
    for (const label of [...labels, said.about, said.received, said.language, said.spam]) {
      expect(mail.text).toContain(label)
      expect(mail.html).toContain(`dir="auto">${escapeHtml(label)}</th>`)
    }
    expect(mailOf({ suspicion: 'too-fast' }, language).text).toContain(said.tooFast)
    expect(mailOf({}, language).text).toContain(said.notGiven)
    const files = [{ id: 'f', field: 'cv', name: 'cv.pdf', mediaType: 'application/pdf', size: 9 }]
    expect(mailOf({ files }, language).text).toContain(`${said.notAttached}: `)
    expect(mailOf({}, language).text).not.toContain(`${said.language}: `)
  })

  test('the address that a provider refuses stands in the text', () => {
    const { text, html, ...mail } = withoutReplyTo(mailOf({}, language), language)
    expect(mail).not.toHaveProperty('reply_to')
    const advice = said.replyTo.replace('#', apart('ada@example.com'))
    expect(text.split('\n\n')[0]).toBe(advice)
    expect(html).toContain(`><p>${escapeHtml(advice)}</p><table`)
  })

  test('the daily list of what is stuck', () => {
    const dead = [{ id: 'm1', receivedAt: '2026-11-20T09:30:00Z', lastError: null }]
    const summary = { day: '2026-11-21', total: 1, dead }
    const mail = composeMail({ id: 's', attempt: 1, summary }, { addresses, language })
    const heading = said.dead.replace('#', '1')
    expect(mail.subject).toBe(`${heading} (${apart('2026-11-21')})`)
    for (const text of [heading, said.deadAdvice, said.noReason]) {
      expect(mail.text).toContain(text)
      expect(mail.html).toContain(escapeHtml(text))
    }
    expect(mail.html).toContain(`dir="${direction}"`)
  })
})

test('a language without words of ours is written to in English', () => {
  expect(mailOf({}, 'ckb').html).toContain('<html lang="en" dir="ltr">')
})
