import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { listedSite } from '../../facts/page-facts.ts'
import { type Content, wholeOf } from '../content.ts'
import { maxPictureBytes } from './raster.ts'
import { createSharing } from './sharing.ts'
import { writeSharing } from './write-sharing.ts'

const root = join(import.meta.dirname, '../../..')
const publicFolder = join(root, 'public')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')

function bakerySite(change = (text: string) => text) {
  const { site, findings } = analyse('m.json', change(bakery))
  if (!site) throw new Error(`The bakery does not load: ${findings[0]?.message}`)
  return listedSite(site)
}

async function sharingOf(change?: (text: string) => string) {
  const sharing = await createSharing(bakerySite(change), {
    ...{ root, publicFolder },
    cache: cacheFolder,
  })
  const written = new Map<string, Buffer>()
  const write = async (name: string, content: Content) => {
    written.set(name, Buffer.from(wholeOf(content)))
  }
  const writeAndPrune = async () => {
    await writeSharing(sharing, { write })
    await sharing.cache.prune()
  }
  return { sharing, written, write: writeAndPrune }
}

let cacheFolder = ''
let files = new Map<string, Buffer>()
const text = (name: string) => files.get(name)?.toString('utf8') ?? ''

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'broadsheet-sharing-'))
  const { written, write } = await sharingOf()
  await write()
  files = written
}, 120_000)

afterAll(() => rm(cacheFolder, { recursive: true }))

test('a site has these files for those who find it, share it or keep it', () => {
  expect([...files.keys()].sort()).toEqual([
    '/_social/about.png',
    '/_social/bread.png',
    '/_social/cakes.png',
    '/_social/contact.png',
    '/_social/courses.png',
    '/_social/index.png',
    '/_social/news.png',
    '/apple-touch-icon.png',
    '/calendar.ics',
    '/favicon.ico',
    '/favicon.svg',
    '/feed.xml',
    '/icon-192.png',
    '/icon-512.png',
    '/llms.txt',
    '/manifest.webmanifest',
  ])
})

describe('pictures', () => {
  test.each([
    { name: '/_social/bread.png', width: 1200, height: 630 },
    { name: '/apple-touch-icon.png', width: 180, height: 180 },
    { name: '/icon-192.png', width: 192, height: 192 },
    { name: '/icon-512.png', width: 512, height: 512 },
  ])(
    '$name is a PNG of $width by $height that is small enough',
    async ({ name, width, height }) => {
      const metadata = await sharp(files.get(name)).metadata()
      expect(metadata).toMatchObject({ format: 'png', width, height })
      expect(files.get(name)?.length).toBeLessThanOrEqual(maxPictureBytes)
    },
  )

  test('favicon.ico holds a PNG of 32 by 32 where its directory says', async () => {
    const ico = files.get('/favicon.ico') ?? Buffer.alloc(22)
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32])
    const png = ico.subarray(ico.readUInt32LE(18))
    expect(png).toHaveLength(ico.readUInt32LE(14))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  })

  test('a title is drawn in white at the left', async () => {
    const { data } = await sharp(files.get('/_social/bread.png'))
      .extract({ left: 72, top: 440, width: 300, height: 120 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const white = data.filter((value) => value > 240).length / data.length
    expect(white).toBeGreaterThan(0.05)
    expect(white).toBeLessThan(0.5)
  })

  test('of earlier builds are kept; with one title changed one is made, and one forgotten', async () => {
    const before = await readdir(cacheFolder)
    const same = await sharingOf()
    await same.write()
    expect((await readdir(cacheFolder)).sort()).toEqual(before.sort())
    const changed = await sharingOf((manifest) =>
      manifest.replace(/("path": "\/bread",\s+"title": )"Bread"/, '$1"Loaves"'),
    )
    await changed.write()
    const after = await readdir(cacheFolder)
    expect(after.filter((name) => !before.includes(name))).toHaveLength(1)
    expect(after).toHaveLength(before.length)
    expect(changed.written.get('/_social/bread.png')).not.toEqual(files.get('/_social/bread.png'))
  })

  test('of pages are not made where a page has its own, or the site wants none', async () => {
    const own = '$&, "image": { "src": "/b.png", "alt": "", "width": 1, "height": 1 }'
    const one = await sharingOf((manifest) => manifest.replace('"path": "/bread"', own))
    const names = ({ sharing }: typeof one) => sharing.files.map(({ name }) => name).join(' ')
    expect(names(one)).not.toContain('/_social/bread')
    expect(names(one)).toContain('/_social/cakes')
    const none = await sharingOf((manifest) =>
      manifest.replace('"language"', '"socialImages": false, "language"'),
    )
    expect(names(none)).not.toContain('_social')
  })
})

describe('the feed', () => {
  test('has each article with an address and dates, newest first', () => {
    const entries = text('/feed.xml').split('<entry>').slice(1)
    expect(entries.map((entry) => /<id>(.*)<\/id>/.exec(entry)?.[1])).toEqual([
      'https://www.hearthandrye.example/news#why-rye-sours',
      'https://www.hearthandrye.example/news#stone-or-steel',
    ])
    expect(entries[0]).toContain('<published>2025-03-15T00:00:00Z</published>')
    expect(text('/feed.xml')).toContain('<updated>2025-03-15T00:00:00Z</updated>\n<author>')
  })

  test('has what RFC 4287 requires of it, once', () => {
    const [head = ''] = text('/feed.xml').split('<entry>')
    for (const element of ['id', 'title', 'updated', 'author'])
      expect(head.split(`<${element}>`), element).toHaveLength(2)
    expect(head).toContain('<link rel="self" type="application/atom+xml"')
  })

  test('has the text in full, as HTML that is escaped once', () => {
    expect(text('/feed.xml')).toContain(
      '&lt;p&gt;It slows the &lt;strong&gt;enzymes&lt;/strong&gt; that eat the starch.&lt;/p&gt;',
    )
  })

  test('stays whole whatever an article says', async () => {
    const { sharing } = await sharingOf((manifest) =>
      manifest.replace('"Why rye sours"', JSON.stringify('</title>]]>&"<b>')),
    )
    const feed = String(await sharing.files.find(({ name }) => name === '/feed.xml')?.make())
    expect(feed).toContain('<title>&lt;/title&gt;]]&gt;&amp;&quot;&lt;b&gt;</title>')
  })

  test('is absent where there are no articles', async () => {
    const site = bakerySite()
    const pages = site.pages.filter(({ path }) => path !== '/news')
    const { files, headLinks } = await createSharing({ ...site, pages }, { root, publicFolder })
    expect(files.map(({ name }) => name)).not.toContain('/feed.xml')
    expect(headLinks.join()).not.toContain('atom')
  })
})

test('llms.txt has the name, the summary, and every page once', () => {
  expect(text('/llms.txt')).toMatch(/^# Hearth & Rye\n\n> Hearth & Rye bakes sourdough/)
  expect(text('/llms.txt')).toContain(
    '## Bakes\n\n- [Bread](https://www.hearthandrye.example/bread): ',
  )
  for (const { path } of bakerySite().pages)
    expect(text('/llms.txt').split(`(https://www.hearthandrye.example${path})`), path).toHaveLength(
      2,
    )
})

test('the web manifest names icons that exist, in their sizes', async () => {
  const { name, icons } = JSON.parse(text('/manifest.webmanifest'))
  expect(name).toBe('Hearth & Rye')
  expect(icons.length).toBeGreaterThanOrEqual(2)
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(files.get(src)).metadata()
    expect(sizes).toBe(`${width}x${height}`)
  }
})

test('the calendar has the events of a block, by the clock of their place or for whole days', () => {
  const [around = '', ...events] = text('/calendar.ics')
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
  expect(around).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/)
  expect(events).toHaveLength(2)
  expect(events[0]?.split('\r\n')).toEqual([
    'UID:/courses#oven-night@www.hearthandrye.example',
    'DTSTAMP:20260509T000000Z',
    'DTSTART:20260509T210000',
    'SUMMARY:Night of the open oven',
    'LOCATION:The bakehouse',
    'DESCRIPTION:Ask anything until the last loaf is out.',
    'URL:https://www.hearthandrye.example/courses#oven-night',
    'END:VEVENT',
    '',
  ])
  expect(events[1]).toContain('DTSTART;VALUE=DATE:20260907\r\nDTEND;VALUE=DATE:20260913\r\n')
})

test('every head leads to the icons, the manifest and the feed, and colours both schemes', async () => {
  const { sharing } = await sharingOf()
  const links = [...(sharing.headLinks[0] ?? '').matchAll(/href="(\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  )
  expect(links).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
    '/feed.xml',
    '/calendar.ics',
  ])
  for (const name of links) expect(files.has(name), name).toBe(true)
  expect(sharing.headLinks[0]?.match(/theme-color/g)).toHaveLength(2)
})

describe('a site in another script', () => {
  const clinic = join(root, 'engine/fixtures/clinic/site.manifest.json')
  const siteOf = (change = (text: string) => text) => {
    const { site } = analyse('m.json', change(readFileSync(clinic, 'utf8')))
    if (!site) throw new Error('The clinic does not load.')
    return listedSite(site)
  }
  const filesOf = async (change?: (text: string) => string) => {
    const options = { root, publicFolder: tmpdir(), cache: cacheFolder }
    const { files } = await createSharing(siteOf(change), options)
    return async (name: string) =>
      wholeOf((await files.find((file) => file.name === name)?.make()) ?? '')
  }
  /** How much of a picture is as bright as its letters: of the half where lines begin, and of the other one. */
  async function brightIn(picture: string | Uint8Array | undefined) {
    const side = async (left: number) => {
      const { data, info } = await sharp(Buffer.from(picture ?? ''))
        .extract({ left, top: 0, width: 600, height: 630 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data.filter((pixel) => pixel > 235).length / (info.width * info.height)
    }
    return { left: await side(0), right: await side(600) }
  }

  test('has its title in its pictures, on the side where it is read from, and its initial in its mark', async () => {
    const make = await filesOf()
    const { left, right } = await brightIn(await make('/_social/جراحة.png'))
    expect(right).toBeGreaterThan(0.01)
    expect(left).toBeLessThan(0.002)
    expect(await make('/favicon.svg')).toMatch(/d="M[\d.]/)
  })

  test('is told what to install where no font at hand has its letters', async () => {
    const make = await filesOf((text) =>
      text.replace('"title": "الجراحة",\n      "desc', '"title": "การผ่าตัด",\n      "desc'),
    )
    await expect(Promise.resolve(make('/_social/جراحة.png'))).rejects.toThrow(
      'Run "npm install @fontsource-variable/noto-sans-thai"',
    )
  })
})
