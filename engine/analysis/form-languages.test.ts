import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkEntries } from '../../schema/form-rules.ts'
import { fixText } from '../commands/fix/fix-text.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import { allEngineTexts } from '../manifest/texts/engine-texts.ts'
import { shownPage } from '../page/shown.ts'
import { analyse } from './analyse.ts'

type FormBlock = Extract<ShownBlock, { type: 'contact-form' }>

const file = join(import.meta.dirname, '../fixtures/languages/site.manifest.json')
const bakery = readFileSync(file, 'utf8')

const order = {
  fields: [
    { name: 'name', kind: 'text', label: 'Ihr Name*', hint: 'Oder 030 555 019', required: true },
    {
      ...{ name: 'bread', kind: 'choice', label: 'Brot*', required: true },
      options: ['Roggen', 'Dinkel'],
      errors: { missing: 'Welches Brot?' },
    },
    { name: 'extras', kind: 'choices', label: 'Dazu', options: ['Butter', 'Salz'], most: 1 },
  ],
  mail: { to: ['order@steinofen.example'], subject: 'Bestellung: [bread]' },
}
const inArabic = {
  translated: '1iaxnpk',
  fields: {
    name: { label: 'اسمك*', hint: 'أو 030 555 019' },
    bread: {
      ...{ label: 'الخبز*', options: { Roggen: 'جاودار', Dinkel: 'حنطة' } },
      errors: { missing: 'أي خبز؟' },
    },
    extras: { label: 'مع', options: { Butter: 'زبدة', Salz: 'ملح' } },
  },
}

const bakeryWith = (words?: object, form?: object) =>
  analyse('m.json', JSON.stringify(manifestWith(words, form), undefined, 2))

/** The bakery with the form in both languages, and with these words of it in Arabic. */
function manifestWith(words?: object, form: object = order) {
  const manifest = JSON.parse(bakery)
  manifest.forms = { order: form }
  if (words) manifest.site.languages.ar.forms = words
  for (const page of manifest.pages)
    for (const block of page.blocks)
      if (block.type === 'contact-form') {
        delete block.fields
        block.form = 'order'
      }
  return manifest
}

function formAt(path: string, { site, findings }: ReturnType<typeof analyse>): FormBlock {
  const page = site?.pages.find((each) => each.path === path)
  if (!page || !site) throw new Error(JSON.stringify(findings))
  const { layout } =
    site.languages.find(({ layout }) => path.startsWith(layout.home ?? '-')) ?? site
  const isForm = (block: ShownBlock): block is FormBlock => block.type === 'contact-form'
  const [form] = shownPage(page, layout.site).blocks.filter(isForm)
  if (!form) throw new Error(`There is no form at ${path}.`)
  return form
}

describe('a declared form of a site in several languages', () => {
  const both = bakeryWith({ order: inArabic })
  const published = both.globals?.forms.order

  test('is one, in the words of each page', () => {
    const [own, other] = [formAt('/kontakt', both), formAt('/ar/contact', both)]
    expect(own).toMatchObject({ along: { form: 'order' } })
    expect(other).toMatchObject({ along: { form: 'order', lang: 'ar' } })
    expect(own.declared?.[1]).not.toHaveProperty('optionWords')
    expect(other.declared?.map(({ label }) => label)).toEqual(['اسمك*', 'الخبز*', 'مع'])
    expect(other.declared?.[0]?.hint).toBe('أو \u2066030\u00a0555\u00a0019\u2069')
    expect(other.declared?.[1]).toMatchObject({
      ...{ options: ['Roggen', 'Dinkel'], optionWords: ['جاودار', 'حنطة'] },
      errors: { missing: 'أي خبز؟', malformed: 'يرجى الاختيار من القائمة.' },
    })
  })

  test('asks the same in each, and options keep one value', () => {
    const spoken = published?.languages?.ar
    const chosen = { name: 'Ada', bread: 'Dinkel', extras: ['Salz'] }
    for (const fields of [published?.fields ?? [], spoken?.fields ?? []])
      expect(checkEntries(fields, chosen)).toEqual({ ok: true, values: chosen })
    expect(checkEntries(spoken?.fields ?? [], { bread: 'حنطة' })).toMatchObject({
      errors: { name: 'هذا الحقل مطلوب.', bread: 'يرجى الاختيار من القائمة.' },
    })
  })

  test('is published with its words in each, and its recipients once', () => {
    expect(published).toMatchObject({ language: 'de', direction: 'ltr', mail: order.mail })
    expect(Object.keys(published?.languages ?? {})).toEqual(['ar'])
    expect(published?.languages?.ar).toMatchObject({ language: 'ar', direction: 'rtl' })
    expect(published?.languages?.ar).not.toHaveProperty('mail')
    expect(published?.languages?.ar?.fields.map(({ label }) => label)).toEqual([
      ...['اسمك', 'الخبز', 'مع'],
    ])
  })

  test('is shown as it is where a language has no words for it', () => {
    const site = bakeryWith()
    const [other, own] = ['/ar/contact', '/kontakt'].map((path) => formAt(path, site).declared?.[1])
    expect(other).toEqual(own)
    expect(site.globals?.forms.order).not.toHaveProperty('languages')
  })
})

describe('what is found of its words', () => {
  const found = (words?: object, form?: object) =>
    bakeryWith(words, form).findings.flatMap(({ code, message, at }) =>
      code.startsWith('translation-') && message.includes('"order"')
        ? [`${at.pointer} ${message}`]
        : [],
    )

  test('nothing, where all is there', () => {
    expect(found({ order: inArabic })).toEqual([])
  })

  test('that nothing notes of which state they are, which fix does', () => {
    const { translated: _, ...unmarked } = inArabic
    const words = 'It is not noted of which state of the form "order" this is a translation'
    expect(found({ order: unmarked })).toEqual([expect.stringContaining(words)])
    const text = JSON.stringify(manifestWith({ order: unmarked }), undefined, 2)
    const fixed = JSON.parse(fixText({ file: 'm.json', text }).manifest.text)
    expect(fixed.site.languages.ar.forms.order.translated).toBe(inArabic.translated)
  })

  test.each([
    { what: 'a label', change: () => ({ label: 'Welches Brot?*' }), isOlder: true },
    { what: 'an option', change: () => ({ options: ['Roggen', 'Dinkel', '6'] }), isOlder: true },
    { what: 'whether it must be filled in', change: () => ({ required: false }), isOlder: false },
  ])('whether they are older when $what was changed: $isOlder', ({ change, isOlder }) => {
    const [name, bread, extras] = order.fields
    const changed = { ...order, fields: [name, { ...bread, ...change() }, extras] }
    const words = 'The words of the form "order" were changed since they were translated'
    const older = isOlder ? [expect.stringContaining(words)] : []
    expect(found({ order: inArabic }, changed)).toEqual(older)
  })

  test('not that they are older when the mail has another subject', () => {
    const changed = { ...order, mail: { subject: 'Brot' } }
    expect(found({ order: inArabic }, changed)).toEqual([])
  })

  test('that there are none', () => {
    expect(found()).toEqual([
      expect.stringMatching(/^\/site\/languages\/ar.* "ar" of the form "order": all of it\./),
    ])
  })

  test('which are missing; own errors are the engine’s there, and an option that is a number needs none', () => {
    const { hint: _, ...name } = inArabic.fields.name
    const bread = { label: 'الخبز*', options: { Roggen: 'جاودار' } }
    expect(found({ order: { ...inArabic, fields: { name, bread } } })).toEqual([
      expect.stringContaining(
        'of the form "order": name (hint); bread ("Dinkel"); extras (label, "Butter", "Salz").',
      ),
    ])
  })
})

describe('the given fields', () => {
  test.each(Object.keys(allEngineTexts))('are told of in %s', (language) => {
    const site = analyse('m.json', bakery.replace('"language": "de"', `"language": "${language}"`))
    const { told, along } = formAt('/kontakt', site)
    const { given } = allEngineTexts[language]?.forms ?? {}
    expect(along).toBeUndefined()
    expect(told?.name?.missing).toBe(given?.name.missing)
    expect(told?.phone?.most).toBe(given?.phone.most.replace('#', '20'))
    // A number may be whatever the visitor wrote.
    expect(told?.phone?.malformed).toBe('')
  })

  test('and say which language the page is in, where it is another than the site’s', () => {
    const form = formAt('/ar/contact', analyse('m.json', bakery))
    expect(form.along).toEqual({ lang: 'ar' })
    expect(form.told?.message?.missing).toBe('يرجى كتابة رسالة.')
  })
})
