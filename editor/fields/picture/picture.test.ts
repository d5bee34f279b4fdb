import { expect, test } from 'vitest'
import { pictureName } from './picture-name.ts'
import { sizeWithin } from './scale-picture.ts'

test.each([
  {
    words: 'Our office, seen at night',
    file: 'IMG_1234.png',
    name: 'our-office-seen-at-night.webp',
  },
  { words: 'Café über Öl', file: 'x.png', name: 'cafe-uber-ol.webp' },
  { words: '', file: 'Team photo.JPG', name: 'team-photo.webp' },
  { words: '', file: 'IMG_1234.HEIC', name: 'picture.webp' },
  { words: '面包', file: 'DSC0001.jpg', name: 'picture.webp' },
  { words: '../../etc', file: 'x.png', name: 'etc.webp' },
])('"$words" in $file is kept as $name', ({ words, file, name }) => {
  expect(pictureName(words, file, '.webp')).toBe(name)
})

test('a long name ends at a word', () => {
  const name = pictureName('bread '.repeat(40), 'x.png', '.webp')
  expect(name).toMatch(/^(?:bread-)*bread\.webp$/)
  expect(name.length).toBeLessThanOrEqual(65)
})

test.each([
  { from: [4000, 3000], maxWidth: 1600, to: [1600, 1200] },
  { from: [300, 200], maxWidth: 1600, to: [300, 200] },
  { from: [9000, 3], maxWidth: 100, to: [100, 1] },
])('$from in $maxWidth pixels is $to', ({ from: [width = 0, height = 0], maxWidth, to }) => {
  expect(Object.values(sizeWithin({ width, height }, maxWidth))).toEqual(to)
})
