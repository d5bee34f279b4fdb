import type { Page } from 'playwright/test'
import { isSameDocument, markDocument } from './document-mark.ts'
import { expect, test } from './quiet-test.ts'
import { openAwake } from './waking.ts'

/** An article by the beginning of its title, and the first of its headings, which only its full text has. */
function article(page: Page, title: string) {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  return {
    card,
    more: card.getByText('Read more'),
    close: card.getByText('Close', { exact: true }),
    text: card.getByRole('heading', { level: 3 }).first(),
  }
}

const tap = { title: 'Read a declined tap in order', id: 'reading-a-declined-tap' }
const mandate = { title: 'An agent needs a mandate', id: 'agent-needs-a-mandate' }

test("'Read more' opens an article in its place and puts it into the address", async ({ page }) => {
  await openAwake(page, '/blog')
  const { more, close, text } = article(page, tap.title)
  await expect(text).toBeHidden()
  await more.click()
  await expect(text).toBeVisible()
  await expect(page).toHaveURL(`/blog#${tap.id}`)
  await close.click()
  await expect(text).toBeHidden()
  await expect(page).toHaveURL('/blog')
})

test('one article is open at a time, and the address names it', async ({ page }) => {
  await openAwake(page, '/blog')
  await article(page, tap.title).more.click()
  await expect(page).toHaveURL(`/blog#${tap.id}`)
  await article(page, mandate.title).more.click()
  await expect(article(page, mandate.title).text).toBeVisible()
  await expect(article(page, tap.title).text).toBeHidden()
  await expect(page).toHaveURL(`/blog#${mandate.id}`)
})

test('the address of an article opens it, and it stays open when the page wakes', async ({
  page,
}) => {
  await openAwake(page, `/blog#${tap.id}`)
  const { text } = article(page, tap.title)
  await expect(text).toBeInViewport()
  await expect(article(page, mandate.title).text).toBeHidden()
  await expect(page).toHaveURL(`/blog#${tap.id}`)
})

test('a link from another page opens the article without loading a document', async ({ page }) => {
  await openAwake(page, '/about')
  await page.evaluate((id) => {
    const link = document.createElement('a')
    link.href = `/blog#${id}`
    link.textContent = 'To the article'
    document.querySelector('h2')?.append(link)
  }, tap.id)
  await markDocument(page)
  await page.getByRole('link', { name: 'To the article' }).click()
  const { text } = article(page, tap.title)
  await expect(text).toBeInViewport()
  await expect(page).toHaveURL(`/blog#${tap.id}`)
  await expect(page).toHaveTitle('Payments Insights | Tillmark')
  await isSameDocument(page)
})

test('a link within the page opens the article', async ({ page }) => {
  await openAwake(page, '/blog')
  await article(page, mandate.title).more.click()
  await page.evaluate((id) => {
    const link = document.createElement('a')
    link.href = `#${id}`
    link.textContent = 'To the article'
    document.querySelector('h1')?.after(link)
  }, tap.id)
  await page.getByRole('link', { name: 'To the article' }).click()
  await expect(article(page, tap.title).text).toBeInViewport()
  await expect(article(page, mandate.title).text).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("'Read more' opens an article, one at a time", async ({ page }) => {
    await page.goto('/blog')
    await article(page, tap.title).more.click()
    await expect(article(page, tap.title).text).toBeVisible()
    await article(page, mandate.title).more.click()
    await expect(article(page, mandate.title).text).toBeVisible()
    await expect(article(page, tap.title).text).toBeHidden()
  })

  test('the address of an article opens it', async ({ page }) => {
    await page.goto(`/blog#${tap.id}`)
    await expect(article(page, tap.title).text).toBeInViewport()
  })
})
