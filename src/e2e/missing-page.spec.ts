import type { Page } from 'playwright/test'
import { notFound as given, home } from '../specification.ts'
import { isSameDocument, markDocument } from './document-mark.ts'
import { headOf } from './head-of.ts'
import { isHydrated, openHydrated } from './hydration.ts'
import { expect, expectSaid, test } from './quiet-test.ts'
import { layout, notFound } from './site.ts'

async function saysThatItIsMissing(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(given.code)
  await expect(heading).toContainText(given.title)
  await expect(page).toHaveTitle(`${notFound.title} | ${layout.site.name}`)
  await expect(page.getByRole('link', { name: given.action.label })).toHaveAttribute(
    'href',
    given.action.href,
  )
}

/** The log of the page and that of the browser itself. */
function expectLog(messages: string[], path: string): void {
  const said = messages.splice(0)
  expect(said).toContain(`404: there is no page at ${path}`)
  for (const message of said) expect(message).toContain('404')
}

for (const path of [
  '/no-such-page',
  '/acquiring/no-such-page',
  '/Acquiring',
  '/index.php?a=b',
  '/%zz',
]) {
  test(`${path} is answered with 404, and leads home`, async ({ page, messages }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await saysThatItIsMissing(page)
    await isHydrated(page) // by itself
    expectLog(messages, new URL(page.url()).pathname)
    await saysThatItIsMissing(page)
    await page.getByRole('link', { name: given.action.label }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
  })
}

/** Presses a link to an address without a page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    link.textContent = 'An old address'
    document.querySelector('h2')?.append(link)
  }, path)
  await page.getByRole('link', { name: 'An old address' }).click()
}

test('a link to an address that encodes nothing shows that there is no page', async ({
  page,
  messages,
}) => {
  await openHydrated(page, '/about')
  await follow(page, '/100%')
  await saysThatItIsMissing(page)
  await isHydrated(page)
  expectLog(messages, '/100%25')
})

test('a link to no page shows it in the same document, with its head', async ({
  page,
  messages,
}) => {
  await openHydrated(page, '/about')
  await markDocument(page)
  await follow(page, '/no-such-page')
  await saysThatItIsMissing(page)
  await expect(page).toHaveURL('/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const response = await page.request.get('/no-such-page')
  expect(await headOf(page)).toEqual(await headOf(page, await response.text()))
  await isSameDocument(page)
  expectLog(messages, '/no-such-page')
  await page.getByRole('link', { name: given.action.label }).click()
  await expect(page).toHaveURL('/')
  await isSameDocument(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a missing page says so and leads home', async ({ page, messages }) => {
    await page.goto('/no-such-page')
    await saysThatItIsMissing(page)
    await page.getByRole('link', { name: given.action.label }).click()
    await expect(page).toHaveURL('/')
    await expectSaid(messages, '404')
  })
})
