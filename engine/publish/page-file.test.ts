import { expect, test } from 'vitest'
import { fileOf } from './page-file.ts'

test.each([
  { path: '/', file: '/index.html' },
  { path: '/about', file: '/about.html' },
  { path: '/shop/loaves', file: '/shop/loaves.html' },
  { path: '', file: '/404.html' },
  { path: '/404', file: '/404/index.html' }, // a page of its own
  { path: '/index', file: '/index/index.html' },
  { path: '/shop/index', file: '/shop/index/index.html' },
])('"$path" is the file $file', ({ path, file }) => {
  expect(fileOf(path)).toBe(file)
})
