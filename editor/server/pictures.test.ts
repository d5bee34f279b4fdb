import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Keeper } from '../keeper/keeper.ts'
import { type OpenEditor, openEditor } from './testing/open-editor.ts'

let editor: OpenEditor
let keeper: Keeper
let files = ''

beforeEach(async () => {
  editor = await openEditor(5420)
  keeper = editor.keeper
  files = join(editor.folder, 'public')
})
afterEach(() => editor.close())

/** A picture with enough in it that its bytes say something about how it was written. */
const loaf = (width = 60, height = 40) => {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at) % 251))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
const blob = (bytes: Uint8Array | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])
const svg = (within: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="3">${within}</svg>`

test('all pictures among the files of the site are told of, with their sizes', async () => {
  mkdirSync(join(files, 'team'))
  writeFileSync(join(files, 'team/our loaf.png'), await loaf().png().toBuffer())
  writeFileSync(join(files, 'menu.pdf'), '%PDF')
  symlinkSync(join(editor.folder, 'public/mark.svg'), join(files, 'other.svg'))
  const found = await keeper.pictures()
  expect(found.map(({ src }) => src)).toEqual([
    '/flag-us.svg',
    '/mark.svg',
    '/social.png',
    '/team/our%20loaf.png',
  ])
  expect(found[1]).toEqual({ src: '/mark.svg', width: 32, height: 32, bytes: 1450 })
})

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('a %s is kept', async (format) => {
  const bytes = await loaf().toFormat(format).toBuffer()
  const picture = await keeper.addPicture('Our Loaf.bin', blob(bytes))
  expect(picture).toMatchObject({ width: 60, height: 40 })
  expect(picture.src).toMatch(/^\/our-loaf\.(?:png|jpg|webp|avif)$/)
  expect(picture.bytes).toBeLessThanOrEqual(bytes.length)
  expect(picture.bytes).toBe(readFileSync(files + picture.src).length)
})

describe('a photograph', () => {
  const exif = { IFD0: { Copyright: 'the baker' }, IFD3: { GPSLatitude: '1/1 2/1 3/1' } }

  test('is turned upright, made as wide as asked, and tells not where it was taken', async () => {
    const bytes = await loaf(600, 400)
      .withExif(exif)
      .withMetadata({ orientation: 6, exif })
      .jpeg()
      .toBuffer()
    const { src, width, height } = await keeper.addPicture('IMG_1.jpg', blob(bytes), 200)
    expect([src, width, height]).toEqual(['/img-1.webp', 200, 300])
    const kept = await sharp(files + src).metadata()
    expect([kept.format, kept.exif, kept.orientation]).toEqual(['webp', undefined, undefined])
  })

  test('is never made wider', async () => {
    const bytes = await loaf().withMetadata({ orientation: 3 }).jpeg().toBuffer()
    expect(await keeper.addPicture('loaf.jpg', blob(bytes), 500)).toMatchObject({ width: 60 })
  })

  test('is at most 2400 pixels wide', async () => {
    const bytes = await loaf(3000, 10).jpeg().toBuffer()
    expect(await keeper.addPicture('loaf.jpg', blob(bytes))).toMatchObject({
      width: 2400,
      height: 8,
    })
  })
})

test('what is as it should be is kept byte for byte', async () => {
  const bytes = await loaf().avif({ quality: 10 }).toBuffer()
  const { src } = await keeper.addPicture('loaf.avif', blob(bytes))
  expect(readFileSync(files + src).equals(bytes)).toBe(true)
})

test.each([
  { given: 'Our Team (2).JPG', name: 'our-team-2' },
  { given: 'Crème brûlée.png', name: 'creme-brulee' },
  { given: '../../../etc/passwd.svg', name: 'passwd' },
  { given: 'C:\\Users\\Loaf.svg', name: 'loaf' },
  { given: '/etc/cron.d/x', name: 'x' },
  { given: '..', name: 'picture' },
  { given: '麵包.svg', name: 'picture' },
  { given: 'a\u0000b.svg', name: 'a-b' },
  { given: 'nul.svg', name: 'picture-nul' },
  { given: 'COM1.svg', name: 'picture-com1' },
  { given: '', name: 'picture' },
])('$given is called $name', async ({ given, name }) => {
  const { src } = await keeper.addPicture(given, blob(svg('')))
  expect(src).toBe(`/${name}.svg`)
  expect(readdirSync(files)).toContain(`${name}.svg`)
})

test('no picture takes the place of another, however many come at once', async () => {
  const drawings = Array.from({ length: 8 }, (_, number) => svg(`<path d="M${number} 0"/>`))
  const added = await Promise.all(
    drawings.map((drawing) => keeper.addPicture('mark.svg', blob(drawing))),
  )
  const names = added.map(({ src }) => src)
  expect([...names].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((number) => `/mark-${number}.svg`))
  expect(names.map((src) => readFileSync(files + src, 'utf8'))).toEqual(drawings)
  expect(readdirSync(editor.folder).filter((name) => name.endsWith('.svg'))).toEqual([])
})

describe('what is no picture is refused in words, and nothing is kept:', () => {
  const kinds = 'PNG, JPEG, WebP, AVIF or SVG'
  test.each<{ what: string; bytes: () => Promise<Uint8Array | string>; words: string }>([
    { what: 'text', bytes: async () => 'hello', words: kinds },
    { what: 'nothing', bytes: async () => '', words: kinds },
    { what: 'a page', bytes: async () => '<!doctype html><svg></svg>', words: kinds },
    { what: 'a TIFF', bytes: () => loaf().tiff().toBuffer(), words: kinds },
    { what: 'a GIF', bytes: () => loaf().gif().toBuffer(), words: kinds },
    {
      what: 'half a JPEG',
      bytes: async () => (await loaf(600, 400).jpeg().toBuffer()).subarray(0, 5000),
      words: 'damaged',
    },
    { what: 'a drawing without a size', bytes: async () => '<svg></svg>', words: 'how large' },
    { what: 'a script', bytes: async () => svg('<script>1</script>'), words: '<script>' },
    {
      what: 'a named script',
      bytes: async () => svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
      words: '<script>',
    },
    {
      what: 'a page in a drawing',
      bytes: async () => svg('<foreignObject/>'),
      words: '<foreignobject>',
    },
    { what: 'code in an attribute', bytes: async () => svg('<path onclick="1"/>'), words: 'code' },
    {
      what: 'a link',
      bytes: async () => svg('<a href="https://evil.example"/>'),
      words: 'elsewhere',
    },
    {
      what: 'code in a link',
      bytes: async () => svg('<a xlink:href="&#106;avascript:1"/>'),
      words: 'elsewhere',
    },
    {
      what: 'a sheet from elsewhere',
      bytes: async () => svg('<style>@import "//evil.example"</style>'),
      words: 'loads',
    },
    {
      what: 'a fill from elsewhere',
      bytes: async () => svg('<path fill="url(//evil.example)"/>'),
      words: 'loads',
    },
    {
      what: 'a link that is set',
      bytes: async () => svg('<set attributeName="href" to="x"/>'),
      words: 'changes',
    },
    {
      what: 'an entity',
      bytes: async () => `<!DOCTYPE svg [<!ENTITY x "1">]>${svg('&x;')}`,
      words: 'instructions',
    },
    {
      what: 'another encoding',
      bytes: async () => `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
      words: 'instructions',
    },
  ])('$what', async ({ bytes, words }) => {
    const before = readdirSync(files)
    await expect(keeper.addPicture('x.png', blob(await bytes()))).rejects.toThrow(words)
    expect(readdirSync(files)).toEqual(before)
  })
})

test('a drawing may use parts of itself', async () => {
  const drawing = svg(
    '<defs><path id="p"/></defs><use href="#p"/><path fill="url(#p)"/><style>path{fill:url(#p)}</style>',
  )
  expect(await keeper.addPicture('x', blob(drawing))).toMatchObject({ src: '/x.svg', width: 4 })
})

describe('a picture that is taken away', () => {
  test('comes back as it was, under its name, and another time too', async () => {
    mkdirSync(join(files, 'team'))
    writeFileSync(
      join(files, 'team/Loaf 1.PNG'),
      await loaf().withMetadata({ orientation: 6 }).png().toBuffer(),
    )
    const bytes = readFileSync(join(files, 'team/Loaf 1.PNG'))
    for (const name of ['/team/Loaf%201.PNG', 'Loaf%201.PNG']) {
      await keeper.removePicture('/team/Loaf%201.PNG')
      expect(existsSync(join(files, 'team/Loaf 1.PNG'))).toBe(false)
      const { src } = await keeper.addPicture(name, blob(bytes))
      expect(src).toBe('/team/Loaf%201.PNG')
      expect(readFileSync(join(files, 'team/Loaf 1.PNG')).equals(bytes)).toBe(true)
    }
  })

  test.each([
    ...[
      '/none.png',
      '/../../secret.png',
      '/..%2f..%2fsecret.png',
      '/link.png',
      '/folder/secret.png',
    ],
    ...['/menu.pdf', '/team', '', 'mark.svg', '//mark.svg', '/mark.svg\u0000.png', '/nul.png'],
  ])('is one of the site’s: %j is not', async (src) => {
    writeFileSync(join(editor.folder, 'secret.png'), 'secret')
    writeFileSync(join(files, 'menu.pdf'), '%PDF')
    mkdirSync(join(files, 'team'))
    symlinkSync('../../secret.png', join(files, 'link.png'))
    symlinkSync('../..', join(files, 'folder'))
    await expect(keeper.removePicture(src)).rejects.toThrow(`There is no picture "${src}".`)
    expect(readFileSync(join(editor.folder, 'secret.png'), 'utf8')).toBe('secret')
    expect(existsSync(join(files, 'menu.pdf'))).toBe(true)
  })

  test('does not come back through a link that leads out', async () => {
    mkdirSync(join(files, 'team'))
    writeFileSync(join(files, 'team/loaf.svg'), svg(''))
    await keeper.removePicture('/team/loaf.svg')
    renameSync(join(files, 'team'), join(editor.folder, 'team'))
    symlinkSync('../../team', join(files, 'team'))
    await expect(keeper.addPicture('/team/loaf.svg', blob(svg('')))).rejects.toThrow(
      'There is no folder',
    )
    expect(readdirSync(join(editor.folder, 'team'))).toEqual([])
  })
})
