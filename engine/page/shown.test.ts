import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { load } from '../analysis/load.ts'
import type { ShownBlock } from '../manifest/stages.ts'
import { textOf } from './html-pieces.ts'
import { isRightToLeft } from './is-right-to-left.ts'
import { createRenderer } from './renderer.tsx'
import { shownLayout, shownPage } from './shown.ts'

const { site } = await load(join(import.meta.dirname, '../fixtures/clinic/site.manifest.json'))
const [home] = site?.pages ?? []
if (!site || !home) throw new Error('The clinic does not load.')

const isForm = (block: ShownBlock) => block.type === 'contact-form'

/** The isolates as brackets, and spaces that hold together as underscores. */
const seen = (text: string) =>
  text.replaceAll('\u2066', '⟦').replaceAll('\u2069', '⟧').replaceAll('\u00a0', '_')

const shownAs = (text: string, language = 'ar') => {
  const block = { type: 'prose' as const, paragraphs: [text] }
  const [shown] = shownPage({ ...home, blocks: [block] }, { ...site.layout.site, language }).blocks
  return shown?.type === 'prose' ? seen(shown.paragraphs?.[0] ?? '') : ''
}

describe('from right to left', () => {
  test.each([
    ['اتصل على 920 055 144 الآن', 'اتصل على ⟦920_055_144⟧ الآن'],
    ['الهاتف +966-920-055-144', 'الهاتف ⟦+966-920-055-144⟧'],
    ['الهاتف (011) 455 1234.', 'الهاتف ⟦(011)_455_1234⟧.'],
    ['٩٢٠ ٠٥٥ ١٤٤', '⟦٩٢٠_٠٥٥_١٤٤⟧'],
    ['يوم 2025-03-15', 'يوم ⟦2025-03-15⟧'],
    ['اكتب إلى salam@rifq.example.', 'اكتب إلى ⟦salam@rifq.example⟧.'],
    ['انظر https://rifq.example/ar/، ثم', 'انظر ⟦https://rifq.example/ar/⟧، ثم'],
    ['[920 055 144](tel:920-055-144)', '[⟦920_055_144⟧](tel:920-055-144)'],
    ['من 45-90 دقيقة، 12,400 في 24/7، 3 أو 4', 'من 45-90 دقيقة، 12,400 في 24/7، 3 أو 4'],
  ])('%s', (text, shown) => {
    expect(shownAs(text)).toBe(shown)
  })

  test('numbers and addresses are isolated in what a form says of an entry, declared or given', () => {
    const words = 'اتصل على 920 055 144 أو salam@rifq.example'
    const errors = { missing: words, malformed: words, least: words, most: words, type: words }
    const field = { name: 'city', kind: 'text' as const, label: 'city', errors }
    const forms = site.pages.flatMap(({ blocks }) => blocks.filter(isForm))
    const [form] = forms
    if (!form) throw new Error('The clinic has no form.')
    const { declared: _, told: __, ...bare } = form
    const shown = { ...site.layout.site, language: 'ar' }
    const blocks = [
      { ...bare, told: { name: errors } },
      { ...bare, declared: [field] },
    ]
    const [given, declared] = shownPage({ ...home, blocks }, shown).blocks.filter(isForm)
    const isolated = Object.fromEntries(
      Object.keys(errors).map((key) => [key, 'اتصل على ⟦920_055_144⟧ أو ⟦salam@rifq.example⟧']),
    )
    expect(JSON.parse(seen(JSON.stringify(given?.told?.name)))).toEqual(isolated)
    expect(JSON.parse(seen(JSON.stringify(declared?.declared?.[0]?.errors)))).toEqual(isolated)
  })

  test('numbers and addresses in texts and in the footer are isolated; what machines read is as it was', async () => {
    const renderer = await createRenderer(site.layout)
    const template = { headEnd: '', bodyEnd: '', layoutUrl: '', deployment: '' }
    const html = textOf(renderer.documents(template)(home))
    const number = '\u2066920\u00a0055\u00a0144\u2069'
    expect(html).toContain(`<a href="tel:+966920055144">${number}</a>`)
    expect(html).toContain(`اتصل أولًا على ${number} لنستعد لك.`)
    const [head = ''] = html.split('</head>')
    expect(head).toContain('"telephone":"920 055 144"')
    expect(head).not.toMatch(/[\u2066-\u2069]/)
    expect(JSON.stringify(shownLayout(site.layout))).toContain(number)
  })
})

test('letters without capitals open no text with a large one', async () => {
  const { render } = await createRenderer(site.layout)
  const articles = site.pages.find(({ path }) => path === '/articles')
  const html = articles ? render(articles) : ''
  expect(html).toContain('class="article-text"')
  expect(html).not.toContain('data-initial')
})

describe('what is in another language than its site', () => {
  const htmlOf = async (path: string) => {
    const { render } = await createRenderer(site.layout)
    const page = site.pages.find((each) => each.path === path)
    return page ? render(page) : ''
  }

  test('says so of a whole page, and is not turned', async () => {
    const html = await htmlOf('/english')
    expect(html).toContain('<main id="main" data-colour="green" lang="en" dir="ltr">')
    expect(html).toContain('Call 920 055 144, so')
  })

  test('says so of a passage', async () => {
    expect(await htmlOf('/جراحة')).toMatch(/<section [^>]*lang="en" dir="auto"><h2>In English/)
    expect(await htmlOf('/care')).not.toContain(' lang=')
  })
})

describe('addresses in letters of another script', () => {
  const surgery = site.pages.find(({ path }) => path === '/جراحة')
  const encoded = '/%D8%AC%D8%B1%D8%A7%D8%AD%D8%A9'

  test('stand in the page as browsers write them', async () => {
    const renderer = await createRenderer(site.layout)
    const template = { headEnd: '', bodyEnd: '', layoutUrl: '', deployment: '' }
    const html = surgery ? textOf(renderer.documents(template)(surgery)) : ''
    const addresses = [
      ...html.matchAll(/(?:href|src|content|"item":)="?(https:[^"]*|\/[^"]*)"/g),
    ].map(([, address]) => address)
    expect(addresses).toContain(`https://www.rifq.example${encoded}`)
    expect(addresses).toContain(encoded)
    expect(addresses).toContain(`/_art${encoded}.svg`)
    expect(addresses.filter((address) => !/^[\x21-\x7e]*$/.test(address ?? ''))).toEqual([])
    expect(html).toContain(`{"path":"${encoded}",`)
    expect(html).toMatch(
      new RegExp(
        `<a [^>]*href="${encoded}"[^>]*aria-current="page"|aria-current="page"[^>]*href="${encoded}"`,
      ),
    )
  })

  test('are what is led on from, too', () => {
    expect(shownLayout(site.layout).redirects).toEqual({
      '/%D8%B9%D9%85%D9%84%D9%8A%D8%A7%D8%AA': `${encoded}#after`,
    })
  })

  test('within texts are encoded, and what is encoded stays', () => {
    expect(shownAs('[a](/خبز) [b](/%D8%AC)', 'en')).toBe('[a](/%D8%AE%D8%A8%D8%B2) [b](/%D8%AC)')
  })
})

test('from left to right nothing is put in', () => {
  const text = 'Call 920 055 144'
  expect(shownAs(text, 'en')).toBe(text)
})

test.each([
  ['ar', true],
  ['ckb', true],
  ['pa-PK', true],
  ['az-Arab', true],
  ['yi', true],
  ['ku', false],
  ['ar-Latn', false],
  ['zh-Hant', false],
  ['no tag', false],
])('%s is written from right to left: %s', (language, is) => {
  expect(isRightToLeft(language)).toBe(is)
})
