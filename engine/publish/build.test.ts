import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine } from '../bundle/open-engine.ts'

const root = join(import.meta.dirname, '../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')
const evil = '</script><!--<script>'

let folder = ''
let manifest = ''
let out = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-build-'))
  manifest = join(folder, 'site.manifest.json')
  out = join(folder, 'out')
  await writeFile(manifest, bakery)
  await engine.buildSite({ root, bundle, manifest, out, cache: join(folder, 'cache') })
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

/** Builds the bakery with some of its text changed, and says which files that wrote or removed. */
async function rebuild(change: (text: string) => string) {
  const before = filesOf(out)
  await writeFile(manifest, change(bakery))
  const cache = join(folder, 'cache')
  const { findings, report } = await engine.buildSite({ root, bundle, manifest, out, cache })
  const after = filesOf(out)
  return {
    findings,
    report,
    changed: [...after].flatMap(([name, ino]) => (before.get(name) === ino ? [] : name)),
    removed: [...before.keys()].filter((name) => !after.has(name)),
  }
}

/** The contents of a page's style elements. */
function stylesOf(page: string): string[] {
  return [...read(page).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css)
}

/** Every file with its inode: a file that is written anew has another one. */
function filesOf(root: string): Map<string, number> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [relative(root, file), statSync(file).ino]
    }),
  )
}

const read = (name: string) => readFileSync(join(out, name), 'utf8')

test('of the files of another site a site gets none but those that it names', () => {
  const others = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
  expect(others).toContain('mark.svg')
  const own = others.filter((name) => /\.\w+$/.test(name) && existsSync(join(out, name)))
  expect(own).toEqual(['social.png'])
})
const pages = () => [...filesOf(out).keys()].filter((name) => name.endsWith('.html'))

describe('the built bakery', () => {
  test('has a file for every route, every redirect, and addresses without one', () => {
    expect(pages().sort()).toEqual([
      '404.html',
      'about.html',
      'bread.html',
      'cakes.html',
      'contact.html',
      'courses.html',
      'index.html',
      'loaves.html',
      'news.html',
      'pastries.html',
      'shop/loaves.html',
    ])
  })

  test('has the files for hosts and search engines', () => {
    expect(read('_redirects')).toContain('/loaves /bread 301\n')
    expect(read('sitemap.xml')).toContain('<loc>https://www.hearthandrye.example/bread</loc>')
    expect(read('robots.txt')).toContain('Sitemap: https://www.hearthandrye.example/sitemap.xml')
    expect(read('loaves.html')).toContain('url=/bread')
    expect(read('404.html')).toContain('This page has been eaten')
  })

  test('has its styles in the pages, and the policy allows just these', () => {
    const [, policy = ''] = /style-src 'self' ([^;]+);/.exec(read('_headers')) ?? []
    const seen = new Set<string>()
    for (const page of pages().filter((name) => !/^(?:loaves|pastries|shop)/.test(name))) {
      const hashes = stylesOf(page).map(
        (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
      )
      expect(policy.split(' '), page).toEqual(expect.arrayContaining(hashes))
      for (const hash of hashes) seen.add(hash)
    }
    expect([...seen].sort()).toEqual(policy.split(' ').sort())
  })

  test('has the scripts of its blocks, and of no others', () => {
    const scripts = [...filesOf(out).keys()].join()
    expect(scripts).toMatch(/_assets\/columns-[\w-]+\.js/)
    expect(scripts).not.toMatch(/_assets\/diagram-[\w-]+\.js/)
  })

  test('has in each page the styles of its blocks, and of no others', () => {
    expect(stylesOf('index.html').join()).toContain('.hero h1')
    expect(stylesOf('about.html').join()).not.toContain('.hero h1')
    expect(stylesOf('index.html').join()).not.toContain('.questions')
  })

  test('has every file that a page names', () => {
    expect(read('index.html')).toContain('href="/favicon.ico"')
    for (const page of pages()) {
      for (const [, url = ''] of read(page).matchAll(/(?:src|href)="(\/[^"#]*\.\w+)[#"]/g))
        expect(existsSync(join(out, url)), `${url} in ${page}`).toBe(true)
      const chunks = /data-chunks="([^"]*)"/.exec(read(page))?.[1]?.split(' ') ?? []
      for (const url of chunks) expect(existsSync(join(out, url)), `${url} in ${page}`).toBe(true)
    }
    expect(read('courses.html')).toMatch(/data-chunks="[^"]*\/_assets\/courses-[^"]+\.js/)
  })

  test('has two inline scripts a page, for theme and start, and the policy allows just these', () => {
    const [, ...policy] =
      /script-src 'self' '(sha256-[^']+)' '(sha256-[^']+)'/.exec(read('_headers')) ?? []
    for (const page of pages().filter((name) => !/^(?:loaves|pastries|shop)/.test(name))) {
      const scripts = [...read(page).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
      const executable = scripts.filter(([, attributes = '']) => !attributes.includes('json'))
      const hashes = executable.map(([, attributes, code = '']) => [
        attributes,
        `sha256-${createHash('sha256').update(code).digest('base64')}`,
      ])
      expect(hashes, page).toEqual(policy.map((hash) => ['', hash]))
      expect(hashes, page).toHaveLength(2)
    }
  })

  test('has no style and no script in an attribute', () => {
    for (const page of pages()) {
      const tags = read(page)
        .replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1')
        .match(/<[a-z][^>]*>/g)
      expect(
        tags?.filter((tag) => /\s(?:style|on\w+)=/.test(tag)),
        page,
      ).toEqual([])
    }
  })

  test('shows its texts without a script', () => {
    expect(read('bread.html')).toContain('<li>Dark rye, 1.5 kg')
    expect(read('news.html')).toContain('Rye has little gluten')
    expect(read('contact.html')).toContain('<label for="field-email">Email*</label>')
  })
})

describe('a second build', () => {
  test('of the same manifest writes nothing', async () => {
    const { report, changed, removed } = await rebuild((text) => text)
    expect(report).toMatchObject({ pages: 7, written: 0 })
    expect([changed, removed]).toEqual([[], []])
  })

  test('makes again what was left half, and writes nothing', async () => {
    const record = join(folder, 'cache/pages')
    await truncate(record, Math.floor(statSync(record).size / 2))
    const { findings, report, changed, removed } = await rebuild((text) => text)
    expect(findings).toEqual([])
    expect(report).toMatchObject({ pages: 7, rendered: 7, written: 0 })
    expect([changed, removed]).toEqual([[], []])
  })

  test('writes nothing where a picture is not there', async () => {
    const { report, findings, changed } = await rebuild((text) =>
      text.replace('/social.png', '/no-such.png'),
    )
    expect(report).toBeUndefined()
    expect(findings.map(({ code }) => code)).toContain('image-missing')
    expect(changed).toEqual([])
  })

  test('with texts of one page changed writes that page, its line of the search, and no other page', async () => {
    const { changed, removed, findings } = await rebuild((text) =>
      text
        .replace('Poppy seed roll', 'Oat roll')
        .replaceAll('"Bread to order"', JSON.stringify(evil))
        .replace('"Our bread"', JSON.stringify(evil)),
    )
    expect(findings).toEqual([])
    expect([changed.sort(), removed]).toEqual([['_search.json', 'bread.html'], []])
    expect(read('_search.json')).toContain('Oat roll')
    expect(read('_search.json')).toContain('Rye has little gluten')
    expect(read('bread.html')).toContain('Oat roll')
  })

  test('with texts that look like the end of a script has not ended one', () => {
    const html = read('bread.html')
    expect(html.match(/<\/script>/g)).toHaveLength(5) // what the page states, its place, theme, its data, starter
    expect(html.match(/<!--(?!\/?\$|page)/g)).toBeNull()
    const [, data = ''] = /id="page">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data).blocks[0]).toMatchObject({ title: evil })
  })

  test('with a kind of block more has its styles in that page, and the policy allows them', async () => {
    const block = {
      type: 'questions',
      title: 'What people ask',
      questions: [{ question: 'Is it rye?', answer: 'All of it.' }],
    }
    const { findings } = await rebuild((text) =>
      text.replace('"type": "articles"', `${JSON.stringify(block).slice(1)},{"type": "articles"`),
    )
    expect(findings).toEqual([])
    const [sheet = ''] = stylesOf('news.html').filter((css) => css.includes('.questions'))
    expect(read('_headers')).toContain(createHash('sha256').update(sheet).digest('base64'))
    expect(stylesOf('index.html').join()).not.toContain('.questions')
  })

  test('with a word of the menu changed writes pages and the layout, and bundles nothing', async () => {
    await rebuild((text) => text)
    const before = filesOf(dirname(bundle.client))
    const { changed, removed } = await rebuild((text) =>
      text.replace('"name": "Contact"', '"name": "Where we are"'),
    )
    const layout = expect.stringMatching(/^_assets\/layout-[\w-]+\.json$/)
    expect(changed.filter((name) => !name.endsWith('.html'))).toEqual([layout])
    expect(removed).toEqual([layout])
    expect(changed).toContain('bread.html')
    expect(filesOf(dirname(bundle.client))).toEqual(before)
  })

  test('with a page moved removes what stood at its former path', async () => {
    const { changed, removed } = await rebuild((text) => text.replaceAll('/news', '/stories'))
    expect(removed).toContain('news.html')
    expect(changed).toContain('stories.html')
  })

  test('without words for a search has no index of its texts, until a page searches them', async () => {
    const wordless = (text: string) => text.replace(/"search": \{\s*"open".*?\},/s, '')
    expect((await rebuild(wordless)).removed).toContain('_search.json')
    const links = [{ label: 'Home', href: '/' }]
    const help = { search: 'Look for', near: 'Like it', none: 'No', heading: 'Ways', links }
    const { changed } = await rebuild((text) =>
      wordless(text).replace('"type": "not-found",', `$& "help": ${JSON.stringify(help)},`),
    )
    expect(changed).toContain('_search.json')
  })
})

test('a manifest with errors writes nothing, and all of them are returned', async () => {
  const { findings, report, changed, removed } = await rebuild((text) =>
    text.replace('"href": "/courses#rye"', '"href": "/corses"').replace('{opening}', '{openning}'),
  )
  expect(report).toBeUndefined()
  expect(findings.map(({ code }) => code).sort()).toEqual(['link-unknown-path', 'token-unknown'])
  expect([changed, removed]).toEqual([[], []])
})

test('a folder with other files in it is refused, and nothing in it is touched', async () => {
  const foreign = join(folder, 'foreign')
  await mkdir(foreign)
  await writeFile(join(foreign, 'diary.txt'), 'Dear diary')
  await writeFile(manifest, bakery)
  await expect(engine.buildSite({ root, bundle, manifest, out: foreign })).rejects.toThrow(
    /^Nothing was written: ".*foreign" holds files that no build wrote/,
  )
  expect([...filesOf(foreign).keys()]).toEqual(['diary.txt'])
})

test('a manifest that is written into while it is built is not published in part', async () => {
  const changing = join(folder, 'changing.json')
  const unwritten = join(folder, 'unwritten')
  await writeFile(changing, bakery)
  const onProgress = (words: string) => {
    if (words.startsWith('Writing')) appendFileSync(changing, '\n')
  }
  const built = engine.buildSite({ root, bundle, manifest: changing, out: unwritten, onProgress })
  await expect(built).rejects.toThrow('The manifest was changed while it was built.')
  expect(existsSync(unwritten)).toBe(false)
})
