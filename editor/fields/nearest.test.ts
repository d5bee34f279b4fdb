import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const pages = [
  { title: 'Consulting and training', path: '/' },
  { title: 'Training for hosts', path: '/hce' },
  { title: 'Courses for engineers', path: '/training' },
  { title: 'Courses for engineers: training rooms', path: '/training#training-rooms' },
  { title: 'Rooms', path: '/training-rooms' },
]
const found = (words: string) => nearest(pages, words, (page) => page).map(({ path }) => path)

test('what is called so comes first, then what begins so, places last', () => {
  expect(found('training')).toEqual([
    '/training',
    '/training-rooms',
    '/hce',
    '/',
    '/training#training-rooms',
  ])
  expect(found('/Training')[0]).toBe('/training')
})

test('each word is in the title or the address', () => {
  expect(found('courses training')).toEqual(['/training', '/training#training-rooms'])
  expect(found('bread')).toEqual([])
})

test('without words all stand as they stood', () => {
  expect(nearest(pages, ' ', (page) => page)).toEqual(pages)
})
