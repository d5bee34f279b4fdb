import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../schema/file-rules.ts'
import { checkEntries } from '../../schema/form-rules.ts'
import { shownPage } from '../page/shown.ts'
import { analyse } from './analyse.ts'

const clinic = readFileSync(
  join(import.meta.dirname, '../fixtures/clinic/site.manifest.json'),
  'utf8',
)

/** The form "visit" as the page has it and as the back end is told of it, with some of the manifest's text changed. */
function visitOf(change: (text: string) => string = (text) => text) {
  const { site, globals } = analyse('m.json', change(clinic))
  const page = site?.pages.find(({ path }) => path === '/موعد')
  const shown = page && site && shownPage(page, site.layout.site)
  const [form] =
    shown?.blocks.flatMap((block) => (block.type === 'contact-form' ? block : [])) ?? []
  const published = globals?.forms.visit
  if (!form?.declared || !published) throw new Error('The clinic has no form "visit".')
  return { form, declared: form.declared, published }
}
const visit = visitOf()

describe('a declared form', () => {
  test('has its own words, and the engine’s in the site’s language where it has none', () => {
    const [name, , phone] = visit.declared
    expect(name?.errors).toMatchObject({
      missing: 'هذا الحقل مطلوب.',
      most: 'عدد الأحرف: 80 على الأكثر.',
    })
    expect(phone?.errors.missing).toBe('نحتاج إلى رقم نتصل به.')
  })

  test('may be in another language than the site', () => {
    const { published } = visitOf((text) =>
      text.replace(
        '"visit": {\n      "fields"',
        '"visit": {\n      "language": "de-AT",\n      "fields"',
      ),
    )
    expect(published).toMatchObject({ language: 'de-AT', direction: 'ltr' })
    expect(published.fields[0]?.errors.missing).toBe('Bitte ausfüllen.')
  })

  test('names its fields in plain words for the back end, and its addresses there alone', () => {
    expect(visit.published.fields.at(-1)?.label).toBe('أوافق على حفظ هذه البيانات حتى موعدي')
    expect(visit.published.mail?.to).toEqual(['mawid@rifq.example'])
    expect(JSON.stringify(visit.form)).not.toContain('mawid@')
  })

  test('has options that can be chosen, however they are written', () => {
    const { published } = visitOf((text) => text.replace('"قطة"', '" cafe\u0301 "'))
    const { values } = checkEntries(published.fields, { animal: 'cafe\u0301' })
    expect(values.animal).toBe('caf\u00e9')
    expect(published.fields[3]?.options?.[0]).toBe('caf\u00e9')
  })

  test('is judged alike in the browser and by the function, whatever is entered', () => {
    const entry = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom('قطة', 'تطعيم', '2026-01-02', '2026-01-03', '٤١', '40', '050 123 4567', ''),
      fc.emailAddress(),
      fc.subarray(['فحص', 'تطعيم', 'تقليم الأظافر', 'x']),
    )
    const names = visit.declared.map(({ name }) => name)
    const entries = fc.record(Object.fromEntries(names.map((name) => [name, entry])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(entries, (input) => {
        const inBrowser = checkEntries(visit.declared, input)
        // What the browser sends is what it has cleaned; without script it is what was entered.
        for (const sent of inBrowser.ok ? [input, inBrowser.values] : [input])
          expect(checkEntries(visit.published.fields, sent)).toEqual(inBrowser)
      }),
      { numRuns: 500 },
    )
  })

  test('judges files alike in the browser and by the function, which says that they are to be chosen again', () => {
    const content = fc.constantFrom('%PDF-1', '\xff\xd8\xff', 'MZ', 'PK\x03\x04', '')
    const file = fc.record({
      content,
      name: fc.string({ unit: 'binary' }),
      size: fc.nat(4_000_000),
    })
    fc.assert(
      fc.property(fc.array(file, { maxLength: 5 }), (chosen) => {
        const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
        const records = chosen.map((each) => ({ ...each, bytes: bytesOf(each.content) }))
        const inBrowser = checkFiles(visit.declared, { records })
        expect(checkFiles(visit.published.fields, { records })).toEqual(inBrowser)
        // What the browser sends has the names that it has cleaned.
        const sent = inBrowser.files.map((each) => ({ ...each, size: each.bytes.length }))
        expect(checkFiles(visit.published.fields, { records: sent }).files).toEqual(inBrowser.files)
      }),
    )
    const field = visit.published.fields.find(({ kind }) => kind === 'file')
    expect(field).toMatchObject({ again: 'يرجى اختيار الملفات من جديد.', most: 3 })
    expect(field).not.toHaveProperty('files')
    expect(field?.errors.size).toBe('الملف 2 ميغابايت على الأكثر، والملفات معًا 10 ميغابايت.')
  })
})
