import { redirects } from '../specification.ts'
import { isSameDocument, markDocument } from './document-mark.ts'
import { openHydrated } from './hydration.ts'
import { expect, test } from './quiet-test.ts'
import { blockAt, headingAt, layout } from './site.ts'

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} is redirected by the host`, async ({ page }) => {
    const answer = await page.request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(to)
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(to))
  })

  test(`${from} is redirected by its own page where the host knows no rules`, async ({ page }) => {
    const html = await (await page.request.get(`${from}.html`)).text()
    expect(html).toContain(`<link rel="canonical" href="${new URL(to, layout.site.url).href}">`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    await page.goto(`${from}.html`)
    await page.waitForURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(to))
  })
}

for (const from of ['/emv-chip', '/blockchain'] as const) {
  const to = redirects[from]
  const card = blockAt('/', 'link-cards').cards.find(({ href }) => href === from)

  test(`the card to ${from} arrives without loading a document`, async ({ page }) => {
    await openHydrated(page, '/')
    await markDocument(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: `${card?.title} ${card?.description}` })
      .click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await isSameDocument(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}
