import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, picturesIn, sizeOf } from './picture-files.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex')
const gif = Buffer.from('474946383961' + '0a000500', 'hex')
const jpeg = Buffer.from('ffd8ffe000040000ffc000110800640' + '0c8030000000000000000', 'hex')

test.each([
  { kind: 'PNG', bytes: png, size: { width: 1200, height: 630 } },
  { kind: 'GIF', bytes: gif, size: { width: 10, height: 5 } },
  { kind: 'JPEG', bytes: jpeg, size: { width: 200, height: 100 } },
  { kind: 'SVG', bytes: Buffer.from('<svg viewBox="0 0 38 20">'), size: { width: 38, height: 20 } },
  {
    kind: 'SVG by its size',
    bytes: Buffer.from('<svg width="4" height="3">'),
    size: { width: 4, height: 3 },
  },
  { kind: 'something else', bytes: Buffer.from('hello'), size: undefined },
])('the size of $kind is read', ({ bytes, size }) => {
  expect(sizeOf(bytes)).toEqual(size)
})

test('what is not there is missing, outside the folder too; what the build makes is not judged', () => {
  const pictureAt = picturesIn(join(import.meta.dirname, '../rules'))
  expect(pictureAt('/none.png')).toBe('missing')
  expect(pictureAt('/../load.ts')).toBe('missing')
  expect(pictureAt('/alike.ts')).toBe('unknown')
  expect(pictureAt('/_art/x.svg')).toBe('unknown')
  expect(pictureAt('https://mill.example/x.png')).toBe('unknown')
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
