import { expect, test } from 'vitest'
import type { View } from '../document/session.ts'
import { newsOf, type ViewNews, viewsOf } from './view-news.ts'

const pages = [{ key: 0, path: '/', title: 'Bread', errors: 0, warnings: 0 }]
const first: View = {
  ...{ version: 1, file: 'm.json', isSaved: true, isBroken: false },
  ...{ pages, languages: [], findings: [], conflicts: [], leftovers: [] },
}
const views: View[] = [
  first,
  { ...first, version: 2, isSaved: false, undo: 'Changed the title of /' },
  { ...first, version: 3, redo: 'Changed the title of /', pages: [...pages] },
  {
    ...first,
    version: 4,
    isSaved: false,
    pages: [{ key: 0, path: '/', title: 'Rye', errors: 1, warnings: 0 }],
  },
]

test('news are the parts that differ, and views can be made of them again', () => {
  const news: ViewNews[] = []
  const seen: View[] = []
  const listen = viewsOf((view) => seen.push(view))
  const tell = newsOf((each) => {
    news.push(each)
    listen(each)
  })
  for (const view of views) tell(view)
  expect(seen).toEqual(views)
  expect(
    news.map((each) => ('changed' in each ? Object.keys(each.changed).sort() : 'whole')),
  ).toEqual([
    'whole',
    ['isSaved', 'undo', 'version'],
    ['isSaved', 'redo', 'version'],
    ['isSaved', 'pages', 'version'],
  ])
})
