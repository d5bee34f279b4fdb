import { isSameDocument, markDocument } from './document-mark.ts'
import { expect, test } from './quiet-test.ts'
import { openAwake } from './waking.ts'

for (const { from, to, heading } of [
  { from: '/emv-chip', to: '/emv-kernel-contact', heading: 'EMV Contact Kernel' },
  { from: '/blockchain', to: '/crypto-backoffice', heading: 'Blockchain & Crypto Back Office' },
  { from: '/emv-contact', to: '/emv-kernel-contact', heading: 'EMV Contact Kernel' },
]) {
  test(`${from} is redirected by the host`, async ({ page }) => {
    const answer = await page.request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(to)
    await page.goto(from)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })

  test(`${from} is redirected by its own page where the host knows no rules`, async ({ page }) => {
    const html = await (await page.request.get(`${from}.html`)).text()
    expect(html).toContain(`<link rel="canonical" href="https://www.tillmark.example${to}">`)
    expect(html).toContain('<meta name="robots" content="noindex">')
    await page.goto(`${from}.html`)
    await page.waitForURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

for (const { card, to } of [
  { card: 'EMV Chip', to: '/emv-kernel-contact' },
  { card: 'Blockchain & Crypto', to: '/crypto-backoffice' },
]) {
  test(`the card ${card} arrives without loading a document`, async ({ page }) => {
    await openAwake(page, '/')
    await markDocument(page)
    await page.getByRole('main').getByRole('link', { name: card }).click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await isSameDocument(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}
