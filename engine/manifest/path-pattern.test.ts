import { expect, test } from 'vitest'
import { asPath, isPath } from './path-pattern.ts'

test.each([
  '/',
  '/bread',
  '/our-bread/rye-2',
  '/جراحة',
  '/प्रश्न-उत्तर',
  '/お知らせ/夏',
  '/über-uns',
  '/кошки',
])('"%s" is a path', (path) => {
  expect(isPath(path)).toBe(true)
  expect(asPath(path)).toBe(path)
})

test.each([
  { given: '/Bread', path: '/bread' },
  { given: '/bread/', path: '/bread' },
  { given: '/our bread', path: '/our-bread' },
  { given: '/Кошки', path: '/кошки' },
  { given: '/جراحة\u200f', path: '/جراحة' },
  { given: '/u\u0308ber', path: '/\u00fcber' },
  { given: '//bread', path: '/bread' },
])('"$given" is none, and most like "$path"', ({ given, path }) => {
  expect(isPath(given)).toBe(false)
  expect(asPath(given)).toBe(path)
})
