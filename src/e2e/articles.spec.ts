import type { Page } from 'playwright/test'
import { isSameDocument, markDocument } from './document-mark.ts'
import { hydrate, openHydrated } from './hydration.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, tabTitle } from './site.ts'

/** An article by its title, and the first of its headings, which only its full text has. */
function article(page: Page, title: string) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  return {
    card,
    more: card.getByText(labels.open),
    close: card.getByText(labels.close, { exact: true }),
    text: card.getByRole('heading', { level: 3 }).first(),
  }
}

const { articles, labels } = blockAt('/blog', 'articles')
const [first, second] = articles
if (!first?.id || !second?.id) throw new Error('There are no two articles with an id.')

test("'Read more' opens an article in its place and puts it into the address", async ({ page }) => {
  await openHydrated(page, '/blog')
  const { more, close, text } = article(page, second.title)
  await expect(text).toBeHidden()
  await more.click()
  await expect(text).toBeVisible()
  await expect(page).toHaveURL(`/blog#${second.id}`)
  await close.click()
  await expect(text).toBeHidden()
  await expect(page).toHaveURL('/blog')
})

test('one article is open at a time, and the address names it', async ({ page }) => {
  await openHydrated(page, '/blog')
  await article(page, second.title).more.click()
  await expect(page).toHaveURL(`/blog#${second.id}`)
  await article(page, first.title).more.click()
  await expect(article(page, first.title).text).toBeVisible()
  await expect(article(page, second.title).text).toBeHidden()
  await expect(page).toHaveURL(`/blog#${first.id}`)
})

test('the address of an article opens it, and it stays open when the page is hydrated', async ({
  page,
}) => {
  await openHydrated(page, `/blog#${second.id}`)
  const { text } = article(page, second.title)
  await expect(text).toBeInViewport()
  await expect(article(page, first.title).text).toBeHidden()
  await expect(page).toHaveURL(`/blog#${second.id}`)
})

/** How far the article's title stands below the header, in CSS pixels; less than 0 where it is covered. */
function roomAboveTitle(page: Page, name: string): Promise<number> {
  return page.getByRole('heading', { name }).evaluate((title) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return title.getBoundingClientRect().top - header
  })
}

for (const width of [390, 1440]) {
  test(`the address of an article brings its title into sight at ${width} px: loaded, hydrated, navigated to`, async ({
    page,
  }) => {
    const isInSight = async () => {
      await expect(article(page, first.title).text).toBeVisible()
      const room = await roomAboveTitle(page, first.title)
      expect(room).toBeGreaterThanOrEqual(0)
      expect(room).toBeLessThan(100)
    }
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/blog#${first.id}`)
    await isInSight()
    await hydrate(page)
    await isInSight()
    await openHydrated(page, '/about')
    await page.evaluate((id) => {
      const link = document.createElement('a')
      link.href = `/blog#${id}`
      link.textContent = 'To the article'
      document.querySelector('h2')?.append(link)
    }, first.id)
    await page.getByRole('link', { name: 'To the article' }).click()
    await expect(page).toHaveTitle(tabTitle('/blog'))
    await isInSight()
  })
}

test('a link from another page opens the article without loading a document', async ({ page }) => {
  await openHydrated(page, '/about')
  await page.evaluate((id) => {
    const link = document.createElement('a')
    link.href = `/blog#${id}`
    link.textContent = 'To the article'
    document.querySelector('h2')?.append(link)
  }, second.id)
  await markDocument(page)
  await page.getByRole('link', { name: 'To the article' }).click()
  const { text } = article(page, second.title)
  await expect(text).toBeInViewport()
  await expect(page).toHaveURL(`/blog#${second.id}`)
  await expect(page).toHaveTitle(tabTitle('/blog'))
  await isSameDocument(page)
})

test('the link at the end of an article opens the next one', async ({ page }) => {
  await openHydrated(page, '/blog')
  const { more, card, text } = article(page, first.title)
  await more.click()
  await card.getByRole('link', { name: second.title }).click()
  await expect(article(page, second.title).text).toBeInViewport()
  await expect(text).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("'Read more' opens an article, one at a time", async ({ page }) => {
    await page.goto('/blog')
    await article(page, second.title).more.click()
    await expect(article(page, second.title).text).toBeVisible()
    await article(page, first.title).more.click()
    await expect(article(page, first.title).text).toBeVisible()
    await expect(article(page, second.title).text).toBeHidden()
  })

  test('the address of an article opens it', async ({ page }) => {
    await page.goto(`/blog#${second.id}`)
    await expect(article(page, second.title).text).toBeInViewport()
  })
})
