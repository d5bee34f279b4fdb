import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '../bundle/open-engine.ts'

const root = join(import.meta.dirname, '../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const fixture = readFileSync(join(root, 'engine/fixtures/languages/site.manifest.json'), 'utf8')

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-languages-'))
  await build('out', fixture)
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

async function build(name: string, text: string) {
  const manifest = join(folder, 'site.manifest.json')
  await writeFile(manifest, text)
  const [out, cache] = [join(folder, name), join(folder, 'cache')]
  return engine.buildSite({ root, bundle, manifest, out, cache })
}

const read = (name: string, from = 'out') => readFileSync(join(folder, from, name), 'utf8')

/** All that a pattern's group matches in a file. */
const all = (name: string, pattern: RegExp) =>
  [...read(name).matchAll(pattern)].map(([, found = '']) => found)

const arabicBread = '/ar/%D8%AE%D8%A8%D8%B2'
const site = 'https://www.steinofen.example'

describe('a page in another language', () => {
  test('says its language, its direction and the way home', () => {
    expect(read('ar/خبز.html')).toContain('<html lang="ar" dir="rtl">')
    expect(read('en/bread.html')).toContain('<html lang="en">')
    expect(all('en/bread.html', /class="brand" href="([^"]*)"/g)).toEqual(['/en'])
    expect(all('en/bread.html', /<title>(.*?)<\/title>/g)).toEqual(['Our bread | Steinofen Bakery'])
  })

  test('has the menu, the footer and the texts of that language', () => {
    const page = read('ar/خبز.html')
    expect(page).toContain('<a href="/ar/contact">اتصل بنا</a>')
    expect(page).toContain('مخبز شتاينوفن')
    expect(page).not.toContain('Kontakt')
    expect(page).toContain('قائمة المخبز') // of the manifest
    expect(page).toContain('التخطي إلى المحتوى') // of the engine
    expect(read('ar/404.html')).toContain('أُكلت هذه الصفحة')
  })

  test('tells search engines and messengers of its translations', () => {
    const links = [...read('ar/خبز.html').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)]
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ['de', `${site}/brot`],
      ['en', `${site}/en/bread`],
      ['ar', site + arabicBread],
      ['x-default', `${site}/brot`],
    ])
    const locales = /"og:locale(?::alternate)?" content="([^"]*)"/g
    expect(all('en/bread.html', locales)).toEqual(['en_US', 'de_DE', 'ar_EG'])
  })

  test('leads to itself in each other language, or to that one’s home where it is not translated', () => {
    const links = /<a href="([^"]*)" lang="[^"]*" hrefLang="[^"]*" target="_self">/g
    expect(all('en/bread.html', links)).toEqual(['/brot', arabicBread])
    expect(all('kontakt.html', links)).toEqual(['/en', '/ar/contact'])
    expect(all('404.html', links)).toEqual(['/', '/en', '/ar'])
    expect(all('en/news.html', /<li><a [^>]*target="_self">(.*?)<\/a>/g)).toEqual([
      'Deutsch',
      'العربية',
    ])
    expect(read('en/news.html')).toContain('<span aria-current="page" lang="en">English</span>')
  })

  test('is not said to be a translation of a page that it only stands in for', () => {
    expect(all('kontakt.html', /hreflang="([^"]*)"/g)).toEqual(['de', 'ar', 'x-default'])
  })
})

describe('files', () => {
  test('the sitemap names translations', () => {
    const [bread = ''] = read('sitemap.xml').match(/<url><loc>[^<]*\/brot<.*/) ?? []
    expect(bread).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${site}/en/bread"/>`)
  })

  test('the search, the feed and the overview for language models hold one language each', () => {
    const searched = ({ pages }: { pages: [path: string][] }) => pages.map(([path]) => path)
    expect(searched(JSON.parse(read('_search.ar.json')))).toEqual(['/ar', '/ar/خبز', '/ar/contact'])
    expect(searched(JSON.parse(read('_search.json')))).not.toContain('/en/bread')
    expect(read('en/bread.html')).toContain('data-search="/_search.en.json"')
    expect(read('en/feed.xml')).toContain('xml:lang="en"')
    expect(read('en/feed.xml')).not.toContain('Roggen')
    expect(read('feed.xml')).not.toContain('Rye')
    expect(existsSync(join(folder, 'out/ar/feed.xml'))).toBe(false) // it has no news
    expect(read('en/llms.txt')).not.toContain('Brot')
  })

  test('pages of two languages are of two deployments, so that one of the other is loaded whole', () => {
    const deployment = /data-deployment="([^"]*)"/g
    expect(all('brot.html', deployment)).toEqual(all('kontakt.html', deployment))
    expect(all('brot.html', deployment)).not.toEqual(all('en/bread.html', deployment))
  })

  test('what is near, and the way to a page, stay in its language', () => {
    expect(read('en/about.html')).toContain('<h2>Bakes</h2>')
    expect(read('en/about.html')).not.toMatch(/<aside.*Brot.*<\/aside>/s)
    expect(all('en/about.html', /"position":1,"name":"Home","item":"([^"]*)"/g)).toEqual([
      `${site}/en`,
    ])
    expect(all('ar.html', /"@type":"WebSite".*?"inLanguage":"([^"]*)"/g)).toEqual(['ar'])
  })
})

test('a language with a domain of its own is told of there', async () => {
  const moved = fixture.replace('"ar": {', '"ar": { "url": "https://www.steinofen.example.ae",')
  await build('moved', moved)
  expect(read('ar/contact.html', 'moved')).toContain(
    'rel="canonical" href="https://www.steinofen.example.ae/ar/contact"',
  )
  expect(read('kontakt.html', 'moved')).toContain(
    '<a href="https://www.steinofen.example.ae/ar/contact" lang="ar"',
  )
})

test('a page whose translation is new leads to it in the next build, which renders those two alone', async () => {
  await build('next', fixture.replace(/"translates": "\/ueber-uns",/, ''))
  expect(read('ueber-uns.html', 'next')).not.toContain('href="/en/about"')
  const { report } = await build('next', fixture)
  expect(report?.rendered).toBe(2)
  for (const name of ['ueber-uns.html', 'en/about.html', '_search.en.json', 'sitemap.xml'])
    expect(read(name, 'next')).toBe(read(name))
})
