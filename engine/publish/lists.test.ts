import { existsSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '../bundle/open-engine.ts'
import { checkBuiltSite } from '../commands/check/built-site.ts'
import { filesIn } from './files-in.ts'

const root = join(import.meta.dirname, '../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const fixture = readFileSync(join(root, 'engine/fixtures/observatory/site.manifest.json'), 'utf8')
const site = 'https://www.hill.example'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-lists-'))
  await build('out', fixture)
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

async function build(name: string, text: string, cache = name) {
  const manifest = join(folder, 'site.manifest.json')
  await writeFile(manifest, text)
  const places = { out: join(folder, name), cache: join(folder, `${cache}-cache`) }
  const { report } = await engine.buildSite({ root, bundle, manifest, ...places })
  return report
}

const read = (name: string, from = 'out') => readFileSync(join(folder, from, name), 'utf8')
const isThere = (name: string, from = 'out') => existsSync(join(folder, from, name))

/** All that a pattern's group matches in a file. */
const all = (name: string, pattern: RegExp, from = 'out') =>
  [...read(name, from).matchAll(pattern)].map(([, found = '']) => found)

/** The titles that a page lists. */
const titles = (name: string, from = 'out') => all(name, /<h[23]><a href[^>]*>(.*?)<\/a>/g, from)

/** What a page states of itself to search engines. */
const records = (name: string): { '@type': string }[] =>
  all(name, /<script type="application\/ld\+json">(.*?)<\/script>/g).flatMap((text) => {
    const { '@graph': graph, ...record } = JSON.parse(text)
    return graph ?? record
  })

describe('a list', () => {
  test('has what the query asks for: articles newest first, the next events before those that are over', () => {
    expect(titles('index.html')).toEqual([
      ...['Geminids in the snow', 'Green light over the hill', 'A shelf of old star maps'],
      ...['A day for the sun', 'Night of the rings'],
      'Your first telescope',
    ])
    expect(titles('nights.html')).toEqual([
      ...['A day for the sun', 'Night of the rings', 'Half moon evening'],
    ])
    expect(titles('meteors.html')).toEqual([
      ...['Geminids in the snow', 'A comet at breakfast', 'A hundred Perseids before midnight'],
    ])
  })

  test('goes on with pages of its own, each of which leads to the others', () => {
    const pages = ['news.html', 'news/page/2.html', 'news/page/3.html']
    const listed = pages.map((name) => titles(name))
    expect(listed.map(({ length }) => length)).toEqual([5, 5, 4])
    expect(new Set(listed.flat()).size).toBe(14)
    const second = read('news/page/2.html')
    expect(second).toContain('<title>News – Page 2 | Hill Observatory</title>')
    expect(second).toContain(`<link rel="canonical" href="${site}/news/page/2">`)
    expect(second).toContain('<a href="/news" rel="prev">Previous</a>')
    expect(second).toContain('<a href="/news/page/3" rel="next">Next</a>')
    expect(second).toContain('aria-current="page">2</a>')
    expect(all('news/page/2.html', /"position":\d,"name":"([^"]*)"/g)).toEqual([
      ...['Home', 'News', 'News – Page 2'],
    ])
    expect(isThere('news/page/4.html')).toBe(false)
  })

  test('has a page for each tag, in the letters of its script, and none where it has a limit', () => {
    expect(titles('news/tag/dark-sky.html')).toHaveLength(3)
    expect(read('news/tag/dark-sky.html')).toContain('aria-current="true">Dark sky</a>')
    const made = filesIn(join(folder, 'out')).filter((name) => /\/(?:tag|page)\/.*html/.test(name))
    expect(made).toHaveLength(2 + 7 + 1 + 3) // of the news, their tags, of the nights, in Portuguese
    expect(made).toContain('/pt/noticias/tag/céu-de-verão/page/2.html')
  })

  test('has the pages of its own language, and its words', () => {
    expect(titles('pt/noticias.html')).toEqual(['Um cometa ao pequeno-almoço'])
    expect(read('pt/noticias/page/2.html')).toContain('<title>Notícias – Página 2 |')
    expect(all('news/page/2.html', /hrefLang="pt"[^>]*>|href="([^"]*)" lang="pt"/g)).toContain(
      '/pt/noticias',
    )
    expect(read('news/page/2.html')).not.toContain('<link rel="alternate" hreflang')
    expect(read('news.html')).toContain('<link rel="alternate" hreflang="pt"')
  })

  test('shows the pictures of its pages in the widths that the build makes', () => {
    const [, name = ''] = /srcSet="(\/_assets\/[^ ]+\.avif) /.exec(read('news/page/3.html')) ?? []
    expect(isThere(name)).toBe(true)
  })

  test('says where it has nothing', async () => {
    await build(
      'empty',
      fixture
        .replaceAll('"type": "course"', '"type": "event", "date": "2026-03-07"')
        .replace('"date": "2026-03-06",', '')
        .replace('"by": "Tomás Reis",\n        "place"', '"place"'),
    )
    expect(read('index.html', 'empty')).toContain('<p class="list-empty">Nothing here yet.</p>')
  })
})

describe('a page that is an entry', () => {
  test('says when, who and what about, with ways to its tags', () => {
    const page = read('news/perseids.html')
    expect(page).toContain(
      '<time dateTime="2025-08-13">13 August 2025</time><span>Tomás Reis</span>',
    )
    expect(page).toContain('<a href="/news/tag/summer-sky" rel="tag">Summer sky</a>')
    expect(all('news/perseids.html', /"position":\d,"name":"([^"]*)"/g)).toEqual([
      ...['Home', 'News', 'A hundred Perseids before midnight'],
    ])
  })

  test('tells search engines and messengers what it is', () => {
    const page = read('news/perseids.html')
    expect(page).toContain('<meta property="og:type" content="article">')
    expect(page).toContain('<meta property="article:published_time" content="2025-08-13">')
    expect(all('news/perseids.html', /"article:tag" content="([^"]*)"/g)).toEqual([
      ...['Meteors', 'Summer sky'],
    ])
    expect(records('news/perseids.html')).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'A hundred Perseids before midnight',
        datePublished: '2025-08-13',
        author: { '@type': 'Person', name: 'Tomás Reis' },
        url: `${site}/news/perseids`,
      }),
    )
    expect(records('nights/saturn.html')).toContainEqual(
      expect.objectContaining({ '@type': 'Event', startDate: '2026-09-21T21:30' }),
    )
    expect(records('nights/moon.html').map((record) => record['@type'])).not.toContain('Event')
    expect(records('courses/first-telescope.html')).toContainEqual(
      expect.objectContaining({
        '@type': 'Course',
        hasCourseInstance: expect.objectContaining({ startDate: '2026-03-06' }),
      }),
    )
  })
})

describe('around lists', () => {
  test('every link, line of the sitemap and canonical address leads somewhere', async () => {
    expect(await checkBuiltSite(join(folder, 'out'))).toEqual([])
  })

  test('the sitemap has their pages; the search and the overview for language models do not', () => {
    const places = all('sitemap.xml', /<loc>(.*?)<\/loc>/g)
    expect(places).toContain(`${site}/news/page/2`)
    expect(places).toContain(`${site}/pt/noticias/tag/c%C3%A9u-de-ver%C3%A3o`)
    expect(new Set(places).size).toBe(places.length)
    for (const name of ['_search.json', 'llms.txt']) expect(read(name)).not.toContain('/page/')
  })

  test('pages that are events stand in the calendar of their language, where links can lead', () => {
    const starts = all('calendar.ics', /^DTSTART.*:(.*)\r$/gm)
    expect(starts).toEqual(starts.toSorted())
    expect(all('calendar.ics', /^SUMMARY:(.*)\r$/gm)).toContain('Night of the rings')
    expect(all('nights.html', /type="text\/calendar" href="([^"]*)"/g)).toEqual(['/calendar.ics'])
    expect(isThere('pt/calendar.ics')).toBe(false)
  })

  test('a list of articles has a feed, which its page names and has what RFC 4287 requires', () => {
    const link =
      '<link rel="alternate" type="application/atom+xml" href="/news/feed.xml" title="News |'
    expect(read('news.html')).toContain(link)
    expect(read('news/page/2.html')).not.toContain('/news/feed.xml"')
    const [head = '', ...entries] = read('news/feed.xml').split('<entry>')
    for (const element of ['id', 'title', 'updated', 'author'])
      expect(head.split(`<${element}>`), element).toHaveLength(2)
    expect(entries).toHaveLength(14)
    expect(entries[0]).toContain(`<id>${site}/news/geminids</id>`)
    expect(entries.join()).toContain('<updated>2025-10-09T00:00:00Z</updated>') // of a changed one
    expect(all('meteors/feed.xml', /<category term="([^"]*)"/g)).toContain('Summer sky')
    expect(read('pt/feed.xml')).not.toContain('Geminids')
  })
})

describe('the next build', () => {
  const changes = {
    'a summary': (text: string) => text.replaceAll('a small receiver', 'a tiny receiver'),
    'a title': (text: string) => text.replaceAll('We hear Jupiter', 'We listen to Jupiter'),
    'a day': (text: string) => text.replace('"date": "2025-01-12"', '"date": "2026-01-12"'),
    'a tag less': (text: string) => text.replaceAll('"Radio"', '"Telescopes"'),
    'another tag': (text: string) => text.replace('"Eclipses"', '"Night & day"'),
    'fewer on a page': (text: string) => text.replace('"perPage": 5', '"perPage": 3'),
    'the page of the list': (text: string) =>
      text.replace('What we saw, and what we built. See', 'See'),
    'another path': (text: string) => text.replaceAll('/news/radio', '/news/jupiter'),
  }

  test.each(Object.entries(changes))(
    'writes what a fresh one would, after %s',
    async (name, change) => {
      const text = change(fixture)
      expect(text).not.toBe(fixture)
      await build('next', fixture)
      await build('next', text)
      await build(`fresh ${name}`, text)
      const contents = (from: string) =>
        filesIn(join(folder, from)).map((file) => [file, read(file, from)])
      expect(contents('next')).toEqual(contents(`fresh ${name}`))
    },
  )

  test('writes an entry that changed, what lists it, and nothing else', async () => {
    const stamps = () =>
      filesIn(join(folder, 'some')).map(
        (name) => [name, statSync(join(folder, 'some', name)).ino] as const,
      )
    await build('some', fixture)
    const before = new Map(stamps())
    await build('some', changes['a summary'](fixture))
    const written = stamps().flatMap(([name, ino]) => (before.get(name) === ino ? [] : name))
    expect(written.filter((name) => String(name).endsWith('.html'))).toEqual([
      ...['/news/page/3.html', '/news/radio.html', '/news/tag/radio.html'],
    ])
  })
})
