import { isSameDocument, markDocument } from './document-mark.ts'
import { openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect, test } from './quiet-test.ts'

const placesIn = (html: string) =>
  [...html.matchAll(/<style data-sheet="(\d+)">/g)].map(([, place]) => Number(place))

test('blocks that are new to the tab come with their styles, at their place in the cascade', async ({
  page,
}) => {
  const training = placesIn(await (await page.request.get('/training')).text())
  await openHydrated(page, '/about')
  const before = placesIn(await page.content())
  const added = training.filter((place) => !before.includes(place))
  expect(added.length).toBeGreaterThan(1)
  await markDocument(page)
  await menu(page).link('Training').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const all = [...before, ...added].sort((a, b) => a - b)
  expect(placesIn(await page.content())).toEqual(all)
  await isSameDocument(page)
})
