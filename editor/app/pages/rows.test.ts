import { expect, test } from 'vitest'
import type { PageLine } from '../../document/session.ts'
import { rowsOf } from './rows.ts'

const page = (path: string, language?: string): PageLine => ({
  ...{ key: 0, path, title: path, errors: 0, warnings: 0 },
  ...(language !== undefined && { language }),
})
const german = { language: 'de', name: 'Deutsch', home: '' }
const arabic = { language: 'ar', name: 'العربية', home: '/ar' }

test('pages stand below their languages', () => {
  const [home, about, brot] = [page('/ar', 'ar'), page('/ar/about', 'ar'), page('/brot')]
  expect(rowsOf([home, brot, about], [german, arabic])).toEqual([
    ...[german, brot],
    ...[arabic, home, about],
  ])
  expect(rowsOf([brot], [german, arabic])).toEqual([german, brot]) // what is found by typing
  expect(rowsOf([brot], [])).toEqual([brot])
})
