import { cpSync, existsSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from '../../bundle/open-engine.ts'

const root = join(import.meta.dirname, '../../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')

const photo = { src: '/loaf.jpg', alt: 'A round loaf', width: 1000, height: 500 }
const gallery = { type: 'gallery', pictures: [{ image: photo }] }
const files = { type: 'files', files: [{ name: 'Prices', href: '/prices.pdf' }] }

let folder = ''
let publicFolder = ''
let out = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-pictures-'))
  publicFolder = join(folder, 'public')
  out = join(folder, 'out')
  await mkdir(publicFolder, { recursive: true })
  cpSync(join(root, 'public/social.png'), join(publicFolder, 'social.png'))
  await writeFile(join(publicFolder, 'prices.pdf'), 'x'.repeat(123_456))
  const site: { site: object; pages: { path: string; blocks: unknown[] }[] } = JSON.parse(bakery)
  for (const page of site.pages)
    if (page.path === '/about') page.blocks.splice(1, 0, gallery, files)
  await writeFile(join(folder, 'site.manifest.json'), JSON.stringify(site))
})

afterAll(() => rm(folder, { recursive: true }))

async function build(colour: string) {
  const create = { width: 1000, height: 500, channels: 3, background: colour } as const
  await writeFile(join(publicFolder, 'loaf.jpg'), await sharp({ create }).jpeg().toBuffer())
  const manifest = join(folder, 'site.manifest.json')
  const cache = join(folder, 'cache')
  const { findings, report } = await engine.buildSite({
    root,
    publicFolder,
    bundle,
    manifest,
    out,
    cache,
  })
  expect(findings).toEqual([])
  return report
}

/** The picture as the page about the bakery has it, and the address of each variant with the width that is said of it. */
function shown() {
  const html = readFileSync(join(out, 'about.html'), 'utf8')
  const [picture = ''] = /<picture>.*?<\/picture>/s.exec(html) ?? []
  const variants = [...picture.matchAll(/(\/_assets\/[\w-]+\.(?:avif|webp)) (\d+)w/g)]
  return { html, picture, variants: variants.map(([, url = '', width]) => ({ url, width })) }
}

test('a photograph is shown in several widths and formats, of known size, when it comes into sight', async () => {
  await build('#a52a2a')
  const { html, picture, variants } = shown()
  expect(variants.map(({ width }) => width)).toEqual(['480', '960', '1000', '480', '960', '1000'])
  expect(picture).toMatch(/^<picture><source type="image\/avif" srcSet.*<source type="image\/webp"/)
  expect(picture).toMatch(
    /<img src="\/loaf.jpg" alt="A round loaf" width="1000" height="500" loading="lazy" decoding="async"\/>/,
  )
  expect(html).toContain('PDF · 120 kB')
  for (const { url, width } of variants) {
    const { format, ...size } = await sharp(join(out, url)).metadata()
    expect([`${size.width}`, format]).toEqual([width, url.endsWith('avif') ? 'heif' : 'webp'])
  }
}, 60_000)

test('with another photograph in its place that page is made anew, with others the variants are kept', async () => {
  const [first] = shown().variants
  const file = join(out, first?.url ?? '')
  const before = statSync(file).ino
  expect((await build('#a52a2a'))?.rendered).toBe(0)
  expect(statSync(file).ino).toBe(before)
  const report = await build('#ffd700')
  expect(report?.rendered).toBe(1)
  expect(existsSync(file)).toBe(false)
  expect(shown().variants.every(({ url }) => existsSync(join(out, url)))).toBe(true)
}, 60_000)
