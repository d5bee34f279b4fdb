import { isSameDocument, markDocument } from './document-mark.ts'
import { test } from './faulty-network.ts'
import { idle, isHydrated, openHydrated } from './hydration.ts'
import { menu } from './menu.ts'
import { expect } from './quiet-test.ts'
import { blockAt, headingAt } from './site.ts'

test('a page that is long on its way shows it, and who goes back meanwhile stays there', async ({
  page,
  network,
}) => {
  const arrival = Promise.withResolvers<void>()
  network.fault(/^\/tools$/, { until: arrival.promise })
  await openHydrated(page, '/about')
  await menu(page).link('Home').click()
  await expect(page).toHaveURL('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const waiting = page.locator('html.waiting')
  await menu(page).link('Tools').click()
  await expect(waiting).toBeAttached()
  await page.goBack()
  await expect(heading).toHaveText(headingAt('/about'))
  await expect(waiting).toHaveCount(0)
  const isFetched = page.waitForResponse('**/tools')
  arrival.resolve()
  await (await isFetched).finished()
  await idle(page)
  await expect(page).toHaveURL('/about')
  await expect(heading).toHaveText(headingAt('/about'))
})

for (const hash of ['#nowhere', '#%', '#%E0%A4%A']) {
  test(`a link to ${hash}, which is nowhere, leads to the page's top`, async ({ page }) => {
    await openHydrated(page, '/acquiring')
    await page.evaluate((hash) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')
      if (link) link.href = `/about${hash}`
      link?.scrollIntoView({ block: 'center' })
      link?.click()
    }, hash)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/about'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
}

test('an article that the address names is shown whatever the filter', async ({ page }) => {
  const { articles } = blockAt('/blog', 'articles')
  const [first] = articles
  const other = articles.find(({ category }) => category !== first?.category)
  await page.goto(`/blog?category=${other?.category}#${first?.id}`)
  await isHydrated(page)
  await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: other?.title ?? '' })).toBeAttached()
})

test('another filter in the address filters, and so does going back', async ({ page }) => {
  await openHydrated(page, '/training?level=Expert')
  const titles = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(1)
  await markDocument(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/training?level=Advanced&search=emv'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('searchbox')).toHaveValue('emv')
  await expect(page.getByRole('button', { name: 'Advanced', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(titles).toHaveCount(1)
  await isSameDocument(page)
})
