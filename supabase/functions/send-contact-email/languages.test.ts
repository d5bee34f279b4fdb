import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  contactPorts,
  formRequest,
  goodFields,
  jsonRequest,
} from '../../local/testing/contact-ports.ts'
import { escapeHtml } from '../_shared/escape-html.ts'
import { formTexts } from '../_shared/generated/form-texts.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import { answer } from './answer.ts'

vi.setConfig({ testTimeout: 30_000 }) // a busy machine is slow, and that is no fault

const all = Object.values(formTexts)
const { en, ar } = formTexts

async function pageOf(fields: { [name: string]: string }, language = 'en') {
  const response = await answer(formRequest(fields), { ...contactPorts().ports, language })
  return { status: response.status, html: await response.text() }
}

describe.each(all)('from a page in $language', (words) => {
  const { language, isRightToLeft, given } = words
  const start = `<html lang="${language}"${isRightToLeft ? ' dir="rtl"' : ''}>`

  test('the given form comes back in that language, and in no other', async () => {
    const { html } = await pageOf({ name: '', lang: language, phone: '+49 30 5550 1924' })
    expect(html).toContain(start)
    const { name, email, company, phone, message } = given
    const optional = [company, phone].map(({ label }) => given.optional.replace('#', label))
    const shown = [
      ...[words.notSent, words.again, words.send, words.back, words.leave, ...optional],
      ...[name, email, message].flatMap(({ label, missing }) => [label, missing]),
    ]
    for (const text of shown) expect(html).toContain(escapeHtml(text))
    expect(html).toContain(
      `<input type="hidden" name="lang" value="${language}">`.repeat(+(language !== 'en')),
    )
    expect(html).toMatch(/name="phone"[^>]* dir="ltr"/)
    if (words === en) return
    for (const text of [en.again, en.leave, en.given.name.missing, en.back])
      expect(html).not.toContain(text)
  })

  test('a message is refused in its words, and one that is good says where it is from', async () => {
    const { ports, stored } = contactPorts()
    const long = 'x'.repeat(101)
    const refused = await answer(jsonRequest({ lang: language, name: 5, company: long }), ports)
    expect(Object(await refused.json()).errors).toEqual({
      name: given.text.replace('#', given.name.label),
      email: given.email.missing,
      company: given.company.most.replace('#', '100'),
      message: given.message.missing,
    })
    await answer(jsonRequest({ ...goodFields, lang: language }), ports)
    expect(stored[0]?.message).toEqual(
      words === en ? goodFields : { ...goodFields, mail: { language } },
    )
  })

  test('of a site in it, none needs to say so', async () => {
    const { html } = await pageOf({ name: '' }, language)
    expect(html).toContain(start)
    expect(html).not.toContain('name="lang"')
    const other = await pageOf({ name: '', lang: words === ar ? 'he' : 'ar' }, language)
    expect(other.html).toContain(' dir="rtl">')
  })

  test.each([
    ['rush', words.rush],
    ['sender', words.many],
  ] as const)('a %s is told in it, with the entries', async (by, told) => {
    const limit = {
      outcome: 'limited',
      by: by === 'rush' ? 'form' : by,
      retryAfterSeconds: 9,
    } as const
    const { ports } = contactPorts(limit)
    const response = await answer(formRequest({ ...goodFields, lang: language }), ports)
    expect(await response.text()).toContain(escapeHtml(told))
  })
})

test.each([
  ['de-AT', 'de'],
  ['AR', 'ar'],
  ['zh-CN', 'zh-Hans'],
  ['zh-Hant', 'en'],
  ['iw', 'he'],
])('a page in %s is answered in %s', async (lang, language) => {
  expect((await pageOf({ lang })).html).toContain(`<html lang="${language}"`)
})

test('whatever stands for a language, the answer is in one of ours, and nothing of it is repeated', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      '"><script>',
      'en"onload=',
      'x'.repeat(9_000),
    ),
  )
  const known = new Set<string>(all.map(({ language }) => language))
  await fc.assert(
    fc.asyncProperty(hostile, async (lang) => {
      const { status, html } = await pageOf({ name: '', lang })
      expect(status).toBe(422)
      expect(known).toContain(/<html lang="([^"]*)"/.exec(html)?.[1])
      expect(html).not.toContain('<script')
      const { ports, stored } = contactPorts()
      for (const value of [lang, [lang], { lang }, 5])
        await answer(jsonRequest({ ...goodFields, lang: value }), ports)
      for (const { message } of stored)
        expect(message.mail === undefined || known.has(message.mail.language ?? '')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('on lines from right to left, numbers and addresses keep their order', async () => {
  const { ports } = contactPorts(undefined, {
    visit: {
      ...{ language: 'ar', direction: 'rtl' },
      fields: [
        {
          ...{ name: 'pet', kind: 'text', required: true, label: 'أو اتصل على 920 055 144' },
          errors: {
            ...{ missing: 'اكتب إلى vet@example.com', malformed: '' },
            least: '',
            most: '',
          },
        },
      ],
    },
  })
  const response = await answer(formRequest({ form: 'visit' }), ports)
  const html = await response.text()
  expect(html).toContain('\u2066920\u00a0055\u00a0144\u2069')
  expect(html).toContain('\u2066vet@example.com\u2069')
})

describe('a declared form in two languages', () => {
  const errors = { missing: 'fehlt', malformed: 'falsch', least: 'wenig', most: 'viel' }
  const bread = { name: 'bread', kind: 'choice' as const, options: ['Roggen', 'Dinkel'] }
  const order: PublishedForm = {
    ...{ language: 'de', direction: 'ltr' },
    fields: [{ ...bread, label: 'Brot', required: true, errors }],
    languages: {
      ar: {
        ...{ language: 'ar', direction: 'rtl' },
        fields: [
          {
            ...{ ...bread, label: 'الخبز', optionWords: ['جاودار', 'حنطة'], required: true },
            errors: { ...errors, missing: 'أي خبز؟', malformed: 'من القائمة' },
          },
        ],
      },
    },
    mail: { to: ['order@steinofen.example'], subject: 'Bestellung: [bread]' },
  }
  const site = () => ({ ...contactPorts(undefined, { order }), language: 'de' })

  test('is stored as its own words have it, whichever it was sent in, for the same recipients', async () => {
    const { ports, stored } = site()
    for (const lang of ['ar', undefined])
      await answer(jsonRequest({ form: 'order', lang, bread: 'Dinkel' }), ports)
    const [arabic, german] = stored.map(({ message }) => message)
    expect(arabic?.entries).toEqual([{ name: 'bread', label: 'Brot', value: 'Dinkel' }])
    expect(german?.entries).toEqual(arabic?.entries)
    expect(german?.mail).toEqual({ ...order.mail, subject: 'Bestellung: Dinkel' })
    expect(arabic?.mail).toEqual({ ...german?.mail, language: 'ar' })
  })

  test('comes back in the language of its page, with the option that was chosen', async () => {
    const { ports } = site()
    const fields = { form: 'order', lang: 'ar', bread: 'حنطة' }
    const html = await (await answer(formRequest(fields), ports)).text()
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<option value="Dinkel">حنطة</option>')
    expect(html).toContain('<p id="bread-error" class="error">من القائمة</p>')
    expect(html).toContain('<input type="hidden" name="lang" value="ar">')
  })

  test.each(['fr', '__proto__', 'constructor', '"><b>'])('is its own by %s', async (lang) => {
    const { ports, stored } = site()
    const html = await (await answer(formRequest({ form: 'order', lang }), ports)).text()
    expect(html).toContain('<html lang="de">')
    expect(html).not.toContain('<b>')
    await answer(jsonRequest({ form: 'order', lang, bread: 'Roggen' }), ports)
    expect(stored[0]?.message.mail).not.toHaveProperty('language')
  })
})
