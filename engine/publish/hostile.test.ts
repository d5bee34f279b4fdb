import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { listedSite } from '../facts/page-facts.ts'
import { eachField } from '../manifest/fields.ts'
import { picturesIn } from '../manifest/picture-files.ts'
import type { Site } from '../manifest/site.ts'
import { textOf } from '../page/html-pieces.ts'
import { createRenderer } from '../page/renderer.tsx'
import { hostFiles } from './hosts/host-files.ts'
import { hostRules } from './hosts/host-rules.ts'
import { atomFeed, feedsOf } from './sharing/atom-feed.ts'
import { llmsText } from './sharing/llms-text.ts'
import { socialPicture } from './sharing/social-picture.ts'
import type { Typesetter } from './sharing/typesetter.ts'
import { redirectPage, sitemaps } from './site-files.ts'

// A manifest may come from a stranger, as a pull request: whatever its texts say, they are texts.
const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)
const words = new Set(['text', 'long-text', 'inline', 'alt', 'variable', 'note'])

/** The bakery with other texts of some formats. */
function changed(formats: Set<string>, change: (text: string, at: number) => string): string {
  const manifest: unknown = JSON.parse(bakery)
  let at = 0
  eachField(JSON.parse(bakery), 'Manifest', (text, format, path) => {
    if (!formats.has(format)) return
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => Reflect.get(Object(part), key), manifest)
    Reflect.set(Object(holder), path.at(-1) ?? '', change(text, at++))
  })
  expect(at).toBeGreaterThan(0)
  return JSON.stringify(manifest)
}

/** All that is published of a site and holds its texts, by file. */
async function published(site: Site): Promise<{ [file: string]: string }> {
  const { layout, pages } = site
  const renderer = await createRenderer(layout)
  const template = { headEnd: '', bodyEnd: '', layoutUrl: '/layout.json', deployment: 'one' }
  const document = renderer.documents(template)
  const listed = listedSite(site)
  const { all: feed } = feedsOf(listed)
  return {
    ...Object.fromEntries(pages.map((page) => [page.path, textOf(document(page))])),
    'redirect.html': redirectPage(Object.values(layout.redirects)[0] ?? '/', layout),
    'sitemap.xml': Object.fromEntries(sitemaps(listed))['/sitemap.xml'] ?? '',
    'feed.xml': feed ? atomFeed(feed, layout) : '',
    'llms.txt': [...llmsText(listed)].join(''),
    'social.svg.xml': listed.pages.map(({ title }) => pictureOf(title)).join('\n'),
    ...hostFiles(hostRules({ url: layout.site.url, policy: '', redirects: layout.redirects })),
  }
}

/** Words are drawn as outlines; what is left of them as text is what is looked at here. */
const font: Typesetter = {
  direction: 'ltr',
  line: () => ({ path: '', width: 0 }),
  lines: () => [],
}
const pictureOf = (title: string) =>
  socialPicture({ title, site: title, ground: '#000' }, { title: font, text: font })

interface Seen {
  tags: string[]
  /** Attributes by which a page runs something or leads somewhere. */
  attributes: string[]
}

function seenIn(markup: string, isXml: boolean): Seen {
  const seen: Seen = { tags: [], attributes: [] }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        seen.tags.push(tag)
        for (const [name, value] of Object.entries(attributes))
          if (
            /^on|^srcdoc$|^style$/.test(name) ||
            /^\s*(javascript|data|vbscript):(?!,$)/i.test(value)
          )
            seen.attributes.push(`${tag} ${name}=${value}`)
      },
    },
    { xmlMode: isXml },
  )
  parser.end(markup)
  return seen
}

async function expectNothingHostile(text: string): Promise<void> {
  const { site } = analyse('m.json', text)
  if (!site) return // refused: nothing is published
  for (const [file, content] of Object.entries(await published(site))) {
    if (!/\.html$|\.xml$|^\/[^_.]*$/.test(file)) continue
    if (file.endsWith('.xml'))
      expect(content).not.toMatch(/(?![\t\n\r\x7f-\x9f])\p{Cc}|[\ufffe\uffff]|\p{Cs}/u)
    const { tags, attributes } = seenIn(content, file.endsWith('.xml'))
    expect({ file, tags: tags.filter((tag) => tag.includes('hostile')), attributes }).toEqual({
      file,
      tags: [],
      attributes: [],
    })
    const scripts = [...content.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    for (const [, script = ''] of scripts) expect(() => JSON.parse(script)).not.toThrow() // data alone
  }
}

test('the bakery itself has nothing hostile, and the test sees what is', async () => {
  await expectNothingHostile(bakery)
  const seen = seenIn('<a href=" JavaScript:x()"><hostile-tag onclick=x></a>', false)
  expect(seen.tags).toContain('hostile-tag')
  expect(seen.attributes).toHaveLength(2)
})

const pieces = fc.constantFrom(
  ...['<hostile-tag>', '</script>', '</title>', '</textarea>', '<!--', '-->', ']]>', '"', "'", '&'],
  ...['<', '>', '`', '${', '**', '[', ']', '(', ')'],
  ...[' onload=hostile ', 'javascript:hostile', '\\', '/', '{brand}', '{', '__proto__', '&lt;'],
  ...['\u2028', '\u202e', '\ud800', '\u0000', '\ufeff', '\u0085', '\n', ' ', 'a', 'Ω', '🙂'],
)
const hostileText = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))

test('any text in any field comes out as text: pages, heads, feed, sitemap, pictures for sharing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 5, maxLength: 5 }), async (texts) => {
      await expectNothingHostile(changed(words, (text, at) => `${text} ${texts[at % 5]}`))
    }),
    { numRuns: 10 },
  )
})

test('a text that breaks out of everything is in the page, word for word', async () => {
  const breakout = `"'></title></script></textarea><hostile-tag onload=x>]]><!--`
  const text = changed(words, (old) => `${old} ${breakout}`)
  await expectNothingHostile(text)
  const { site } = analyse('m.json', text)
  if (!site) throw new Error('Words alone are never refused.')
  const [, html = ''] = Object.entries(await published(site))[0] ?? []
  const shown: string[] = []
  new Parser({ ontext: (some) => shown.push(some) }).end(html)
  expect(shown.join('')).toContain(breakout)
})

test('llms.txt has the lines and links that it has without what texts say', () => {
  const shapeOf = (manifest: string) => {
    const { site } = analyse('m.json', manifest)
    if (!site) throw new Error('Words alone are never refused.')
    const text = [...llmsText(listedSite(site))].join('')
    return { lines: text.split('\n').length, links: text.match(/(?<!\\)\]\(/g)?.length }
  }
  const breakout =
    '\n## Hostile\r\n- [a](https://hostile.example): b\u2028# c \u0085 <https://hostile.example>'
  const hostile = changed(words, (old) => `${old}${breakout}`)
  const shape = shapeOf(bakery)
  expect(shape.links).toBeGreaterThan(5)
  expect(shapeOf(hostile)).toEqual(shape)
})

/** What makes markup or code of a text, and where it is none of the manifest's: `file: why`. */
const sinks =
  /innerHTML|outerHTML|insertAdjacentHTML|parseFromString|dangerouslySetInnerHTML|document\.write|createContextualFragment|setHTMLUnsafe|new Function\(|[^\w.]eval\(/
const known = [
  'editor/frame/typing/pasted-lines.ts', // what was pasted, into a document that runs nothing
  'engine/browser/document-head.ts', // the head of a page of the site, into a template, which runs nothing
  'supabase/local/outbox/outbox-script.ts', // the page's own next state
]

test('neither the site nor the editor makes markup or code of a text', () => {
  const root = join(import.meta.dirname, '../..')
  const found = ['engine', 'src', 'editor', 'schema', 'supabase'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,js}`, {
      cwd: root,
      exclude: ['**/*.{test,spec}.*', '**/e2e/**'],
    }).filter((file) => sinks.test(readFileSync(join(root, file), 'utf8'))),
  )
  expect(found.sort()).toEqual(known)
})

test.each([
  'javascript:hostile()',
  'JaVaScRiPt:hostile()',
  ' javascript:hostile()',
  'java\nscript:hostile()',
  'java\tscript:hostile()',
  'data:text/html,<script>hostile()</script>',
  'vbscript:hostile()',
  'blob:https://hostile.example/1',
  '//hostile.example',
  '/\\hostile.example',
  '\\\\hostile.example',
  'http:hostile.example',
  '/../../etc/passwd',
  'file:///etc/passwd',
])(
  'a link or a picture to %j is refused; within a text it is refused or no link',
  async (hostile) => {
    const pictureAt = picturesIn(import.meta.dirname)
    const isRefused = (text: string) =>
      analyse('m.json', text, { pictureAt }).findings.some(
        ({ severity, message }) => severity === 'error' && !isKnown(message),
      )
    for (const format of ['href', 'image', 'url'])
      expect({ format, isRefused: isRefused(changedOne(format, hostile)) }).toEqual({
        format,
        isRefused: true,
      })
    const within = changedOne('inline', `[here](${hostile.replace(/[()]/g, '')})`)
    if (!isRefused(within)) await expectNothingHostile(within)
  },
)

/** The bakery's own picture is not in this folder. */
const isKnown = (message: string) => message.includes('"/social.png"')

/** The bakery with the last text of a format changed. */
function changedOne(format: string, text: string): string {
  let count = 0
  eachField(JSON.parse(bakery), 'Manifest', (_, each) => {
    if (each === format) count++
  })
  return changed(new Set([format]), (old, at) => (at === count - 1 ? text : old))
}

test('keys that are an object’s own names change nothing but are found', () => {
  const text = bakery.replace(
    '{',
    '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}},',
  )
  const { findings } = analyse('m.json', text)
  expect(findings.filter(({ code }) => code === 'key-unknown').length).toBeGreaterThan(0)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each([
  ['as deep as 100,000 lists', '['.repeat(100_000)],
  ['as deep as 100,000 objects', '{"a":'.repeat(100_000)],
  ['of 2 MB in one text', `{"site": {"name": "${'a'.repeat(2_000_000)}"}}`],
  ['of 100,000 mistakes', `{"pages": [${'x '.repeat(100_000)}`],
])('a manifest %s is refused, and soon', (_, text) => {
  const begun = performance.now()
  expect(analyse('m.json', text).findings.length).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(20_000)
})
