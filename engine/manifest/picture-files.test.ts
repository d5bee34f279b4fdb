import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesIn, picturesIn, sizeOf } from './picture-files.ts'

const loaf = () => sharp({ create: { width: 6, height: 4, channels: 3, background: '#c80' } })

test.each(['png', 'gif', 'jpeg', 'webp', 'avif'] as const)(
  'the size of a %s is read',
  async (format) => {
    expect(sizeOf(await loaf().toFormat(format).toBuffer())).toEqual({ width: 6, height: 4 })
  },
)

test.each([
  { orientation: 1, size: { width: 6, height: 4 } },
  { orientation: 4, size: { width: 6, height: 4 } },
  { orientation: 5, size: { width: 4, height: 6 } },
  { orientation: 6, size: { width: 4, height: 6 } },
  { orientation: 8, size: { width: 4, height: 6 } },
])(
  'a photograph is as large as it is shown, turned by $orientation',
  async ({ orientation, size }) => {
    expect(sizeOf(await loaf().withMetadata({ orientation }).jpeg().toBuffer())).toEqual(size)
  },
)

test.each([
  { svg: '<svg width="4" height="3">', size: { width: 4, height: 3 } },
  { svg: "<svg width='4px' height='3px'>", size: { width: 4, height: 3 } },
  { svg: '<svg width="1in" height="72pt">', size: { width: 96, height: 96 } },
  { svg: '<svg viewBox="0 0 38 20">', size: { width: 38, height: 20 } },
  { svg: '<svg width="100%" height="100%" viewBox="0 0 7 3">', size: { width: 7, height: 3 } },
  { svg: '<svg width="30" viewBox="0 0 10 5">', size: { width: 30, height: 15 } },
  { svg: '<svg>', size: undefined },
  { svg: '<svg width="4" viewBox="none">', size: undefined },
  { svg: '<svg height="4" viewBox="none">', size: undefined },
])('the size of $svg is read', ({ svg, size }) => {
  expect(sizeOf(Buffer.from(`<?xml version="1.0"?>\n${svg}</svg>`))).toEqual(size)
})

test('what is no picture, or only its beginning, has no size', async () => {
  expect(sizeOf(Buffer.from('hello'))).toBeUndefined()
  expect(sizeOf(new Uint8Array())).toBeUndefined()
  const whole = await loaf().jpeg().toBuffer()
  expect(sizeOf(whole.subarray(0, 12))).toBeUndefined()
})
test('what is not there is missing, outside the folder too; what the build makes is not judged', () => {
  const pictureAt = picturesIn(join(import.meta.dirname, '../rules'))
  expect(pictureAt('/none.png')).toBe('missing')
  expect(pictureAt('/../load.ts')).toBe('missing')
  expect(pictureAt('/alike.ts')).toBe('unknown')
  expect(pictureAt('/_art/x.svg')).toBe('unknown')
  expect(pictureAt('https://mill.example/x.png')).toBe('unknown')
  expect(pictureAt('http://mill.example/x.png')).toBe('unknown')
  for (const src of ['alike.ts', '//alike.ts', '/art/_none.png', '/https://mill.example/x.png'])
    expect(pictureAt(src)).toBe('missing')
})

test('a picture is looked at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-pictures-'))
  const pictureAt = picturesIn(folder)
  copyFileSync(import.meta.filename, join(folder, 'loaf.png'))
  expect(pictureAt('/loaf.png')).toBe('unknown')
  rmSync(folder, { recursive: true })
  expect(pictureAt('/loaf.png')).toBe('unknown')
})

test.each([
  { path: '/rules/alike.ts', isThere: true },
  { path: '/rules/alike.ts?x#y', isThere: true },
  { path: '/rules', isThere: false }, // a folder
  { path: '/rules/none.pdf', isThere: false },
  { path: '/../package.json', isThere: false },
  { path: '/rules/%2e%2e/../../package.json', isThere: false },
  { path: '/%zz.pdf', isThere: false },
  { path: '/rules/alike.ts%00', isThere: false },
])('$path is a file: $isThere', ({ path, isThere }) => {
  expect(filesIn(join(import.meta.dirname, '..'))(path)).toBe(isThere)
})
